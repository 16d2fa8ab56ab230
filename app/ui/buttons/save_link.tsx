import type { ComponentProps, MouseEvent } from 'react'
import { saveFile } from '../client/save_file'
import { ButtonLink } from './button_link'

/** A link that saves a file, and says why when there is none any more. */
export function SaveLink(props: ComponentProps<typeof ButtonLink> & { download: string }) {
  function save(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void saveFile(props.href, props.download)
  }

  return (
    <span className="contents" onClickCapture={save}>
      <ButtonLink {...props} />
    </span>
  )
}
