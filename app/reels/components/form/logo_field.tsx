import { useState } from 'react'
import { PICTURE_ACCEPT } from '~/media/intake/taken_pictures'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import type { BrandData } from '~/reels/transformers/reel_data'
import { ApiError, reasonOf } from '~/ui/client/api_error'
import { requestJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { FieldError } from '~/ui/forms/field_error'
import { ImageTile } from '~/ui/pictures/image_tile'
import { FileButton } from './file_button'

const MESSAGES = REEL_MESSAGES.brand

interface LogoFieldProps {
  logo: BrandData['logo']
  hasLogo: boolean
  onLogo: (logo: BrandData['logo']) => void
  onShow: (isShown: boolean) => void
}

/** The merchant's logo, and whether the reel shows it. */
export function LogoField({ logo, hasLogo, onLogo, onShow }: LogoFieldProps) {
  const { isBusy, error, upload, remove } = useLogo(onLogo)
  const label = logo ? MESSAGES.replace : MESSAGES.upload
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{MESSAGES.logo}</h3>
      <div className="flex flex-wrap items-center gap-3">
        {logo ? (
          <ImageTile
            key={logo.id}
            source={logo}
            alt={MESSAGES.logo}
            sizes="6rem"
            fit="contain"
            isCutout
            className="h-12 w-24 rounded-control"
          />
        ) : (
          <p className="text-muted">{MESSAGES.noLogo}</p>
        )}
        <FileButton
          accept={PICTURE_ACCEPT}
          label={label}
          onFile={upload}
          variant="secondary"
          size="sm"
          loading={isBusy}
        >
          {label}
        </FileButton>
        {logo && (
          <>
            <Button variant="ghost" size="sm" disabled={isBusy} onClick={remove}>
              {MESSAGES.remove}
            </Button>
            <Checkbox
              label={MESSAGES.showLogo}
              checked={hasLogo}
              onChange={(event) => onShow(event.target.checked)}
            />
          </>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

/** Sends another logo, or takes it away. */
function useLogo(onLogo: LogoFieldProps['onLogo']) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function send(call: () => Promise<BrandData['logo']>) {
    setIsBusy(true)
    setError(null)
    try {
      onLogo(await call())
    } catch (reason) {
      const said = reason instanceof ApiError ? reason.errors.logo?.[0] : undefined
      setError(said ?? reasonOf(reason, MESSAGES.uploadFailed))
    } finally {
      setIsBusy(false)
    }
  }

  function upload(file: File) {
    const form = new FormData()
    form.append('logo', file)
    void send(() => requestJson('put', route('reels.logo.update'), form))
  }

  function remove() {
    void send(async () => {
      await requestJson('delete', route('reels.logo.destroy'))
      return null
    })
  }

  return { isBusy, error, upload, remove }
}
