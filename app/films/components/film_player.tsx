import { DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Download, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { ContentCredentials } from '~/provenance/components/content_credentials'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { IconButton } from '~/ui/buttons/icon_button'
import { downloadUrl } from '~/ui/pictures/media_source'
import { Modal } from '~/ui/overlays/modal'
import type { VideoData } from '~/films/transformers/video_data'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'
import { fileNameOf } from '~/pictures/file_name'
import { DeleteFilmDialog } from './delete_film_dialog'
import { ExportOptions } from './export_options'
import { Film } from './film'
import { FilmDetails } from './film_details'
import { filmSource } from './film_source'
import { LightForms } from './light_forms'
import { SubtitleLinks } from './subtitle_links'

const MESSAGES = PLAYER_MESSAGES

interface FilmPlayerProps {
  film: VideoData
  productName: string
  onClose: () => void
  onDeleted: () => void
}

/** One film as large as the window allows, with what is known of it and what can be done with it. */
export default function FilmPlayer({ film, productName, onClose, onDeleted }: FilmPlayerProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const fileName = fileNameOf(productName, film.id)
  // A reel's words begin with the name of its product.
  const label =
    film.kind === 'reel' && film.prompt ? film.prompt : MESSAGES.film(productName, film.prompt)
  return (
    <Modal open onClose={onClose} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-gray-900/80" />
      <div className="fixed inset-0 flex items-center justify-center p-3 sm:p-6">
        <DialogPanel className="flex max-h-full w-full max-w-5xl flex-col overflow-hidden rounded-card bg-surface shadow-overlay max-md:short:block max-md:short:overflow-y-auto">
          <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
            <DialogTitle className="min-w-0 grow truncate font-medium max-[22.5rem]:line-clamp-2 max-[22.5rem]:wrap-break-word max-[22.5rem]:whitespace-normal">
              {label}
            </DialogTitle>
            <IconButton icon={X} label={MESSAGES.close} variant="ghost" onClick={onClose} />
          </div>
          <div className="flex min-h-0 grow flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
            <div className="grid grow place-items-center bg-sunken">
              <Film
                film={film}
                label={label}
                autoPlay
                className="max-h-[calc(100dvh-12rem)] w-full max-lg:max-h-[55dvh]"
              />
            </div>
            <FilmDetails film={film}>
              <SubtitleLinks film={film} name={fileName} />
              <ExportOptions film={film} fileName={fileName} />
              <LightForms film={film} fileName={fileName} />
              <ContentCredentials mediaId={filmSource(film).id} />
            </FilmDetails>
          </div>
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3">
            <Button
              variant="ghost"
              size="sm"
              icon={Trash2}
              onClick={() => setIsDeleting(true)}
              className="mr-auto"
            >
              {VIDEO_MESSAGES.list.remove}
            </Button>
            <ButtonLink
              href={downloadUrl(filmSource(film), fileName)}
              download={fileName}
              variant="secondary"
              size="sm"
              icon={Download}
            >
              {VIDEO_MESSAGES.list.download}
            </ButtonLink>
          </div>
          {isDeleting && (
            <DeleteFilmDialog
              film={film}
              onClose={() => setIsDeleting(false)}
              onDeleted={onDeleted}
            />
          )}
        </DialogPanel>
      </div>
    </Modal>
  )
}
