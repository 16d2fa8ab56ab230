import { useState } from 'react'
import { mayBePicture } from '~/media/intake/taken_pictures'
import { reasonOf } from '~/ui/client/api_error'
import type { EditorPictureData } from '~/editor/transformers/editor_data'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { EDITOR_MESSAGES } from '../messages/en/screens'

const MESSAGES = EDITOR_MESSAGES.source

interface Upload {
  file: File
  /** Share that is sent, 0 to 1. */
  fraction: number
  /** Why it failed; the file can be sent again. */
  error: string | null
}

/** Sends a chosen picture at once, so that nothing that happens to the page later loses it. */
export function useUpload(onDone: (picture: EditorPictureData) => void) {
  const [upload, setUpload] = useState<Upload | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function send(file: File) {
    setRefusal(null)
    setUpload({ file, fraction: 0, error: null })
    const form = new FormData()
    form.append('image', file)
    try {
      const picture = await postJson<EditorPictureData>(route('api.editor.pictures'), form, {
        onUploadProgress: (fraction) => setUpload({ file, fraction, error: null }),
      })
      setUpload(null)
      onDone(picture)
    } catch (error) {
      setUpload({ file, fraction: 0, error: reasonOf(error, MESSAGES.failed) })
    }
  }

  return {
    upload,
    refusal,
    /** Takes a file if it is an image. */
    choose(file: File) {
      if (mayBePicture(file)) void send(file)
      else refuse()
    },
    refuse,
    retry() {
      if (upload) void send(upload.file)
    },
  }

  function refuse() {
    setUpload(null)
    setRefusal(MESSAGES.notImage)
  }
}
