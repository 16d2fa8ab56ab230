import { useEffect, useRef, useState } from 'react'
import { FONT_FACTS } from '~/engines/reel/fonts'
import { REEL_FONTS, type ReelFont } from '~/engines/reel/reel'
import type { ReelDraft } from '~/reels/reel_draft'
import { REEL_TEXTS } from '~/reels/messages/en/screens'
import type { BrandData } from '~/reels/transformers/reel_data'
import { PICTURE_ACCEPT } from '~/media/intake/taken_pictures'
import { ApiError, reasonOf } from '~/ui/client/api_error'
import { requestJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Checkbox } from '~/ui/forms/checkbox'
import { FieldError } from '~/ui/forms/field_error'
import { ImageTile } from '~/ui/pictures/image_tile'
import { RadioCards } from '~/ui/forms/radio_cards'
import { loadSample } from '../draft/fonts'
import { ColorField } from './color_field'

const TEXTS = REEL_TEXTS.brand

const SAMPLE = 'Ag'

interface BrandCardProps {
  draft: ReelDraft
  logo: BrandData['logo']
  onLogo: (logo: BrandData['logo']) => void
  onChange: (change: Partial<ReelDraft>) => void
}

/** The colours, letters and logo of a merchant, remembered from one reel to the next. */
export function BrandCard({ draft, logo, onLogo, onChange }: BrandCardProps) {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-base font-semibold">{TEXTS.title}</h2>
        <p className="text-fine text-muted">{TEXTS.remembered}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {(['ground', 'ink', 'accent'] as const).map((key) => (
          <ColorField
            key={key}
            label={TEXTS[key]}
            value={draft[key]}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </div>
      <RadioCards
        label={TEXTS.font}
        columns={4}
        options={REEL_FONTS.map((value) => ({
          value,
          label: TEXTS.fonts[value],
          figure: <FontSample font={value} />,
        }))}
        value={draft.font}
        onChange={(font) => onChange({ font })}
      />
      <LogoField
        logo={logo}
        hasLogo={draft.hasLogo}
        onLogo={(next) => {
          onLogo(next)
          onChange({ hasLogo: next !== null })
        }}
        onShow={(hasLogo) => onChange({ hasLogo })}
      />
    </Card>
  )
}

/** A font's letters in themselves. */
function FontSample({ font }: { font: ReelFont }) {
  useEffect(() => void loadSample(font, SAMPLE), [font])
  return (
    <span
      aria-hidden
      className="text-2xl font-semibold"
      style={{ fontFamily: FONT_FACTS[font].family }}
    >
      {SAMPLE}
    </span>
  )
}

interface LogoFieldProps {
  logo: BrandData['logo']
  hasLogo: boolean
  onLogo: (logo: BrandData['logo']) => void
  onShow: (isShown: boolean) => void
}

function LogoField({ logo, hasLogo, onLogo, onShow }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function send(call: () => Promise<BrandData['logo']>) {
    setIsBusy(true)
    setError(null)
    try {
      onLogo(await call())
    } catch (reason) {
      const said = reason instanceof ApiError ? reason.errors.logo?.[0] : undefined
      setError(said ?? reasonOf(reason, TEXTS.uploadFailed))
    } finally {
      setIsBusy(false)
    }
  }

  function upload(file: File) {
    const form = new FormData()
    form.append('logo', file)
    void send(() => requestJson('put', route('reels.logo.update'), form))
  }

  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{TEXTS.logo}</h3>
      <div className="flex flex-wrap items-center gap-3">
        {logo ? (
          <ImageTile
            key={logo.id}
            source={logo}
            alt={TEXTS.logo}
            sizes="6rem"
            fit="contain"
            isCutout
            className="h-12 w-24 rounded-control"
          />
        ) : (
          <p className="text-muted">{TEXTS.noLogo}</p>
        )}
        <input
          ref={input}
          type="file"
          accept={PICTURE_ACCEPT}
          aria-label={logo ? TEXTS.replace : TEXTS.upload}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) upload(file)
            event.target.value = ''
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          {logo ? TEXTS.replace : TEXTS.upload}
        </Button>
        {logo && (
          <>
            <Button
              variant="ghost"
              size="sm"
              disabled={isBusy}
              onClick={() =>
                void send(async () => {
                  await requestJson('delete', route('reels.logo.destroy'))
                  return null
                })
              }
            >
              {TEXTS.remove}
            </Button>
            <Checkbox
              label={TEXTS.showLogo}
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
