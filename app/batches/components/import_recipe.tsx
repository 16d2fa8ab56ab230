import { router } from '@inertiajs/react'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { FORM_MESSAGES } from '../messages/en/form'

const MESSAGES = FORM_MESSAGES.recipes

interface ImportRecipeProps {
  /** Told what is wrong with the file, by field; nothing when it was taken. */
  onErrors: (errors: Record<string, string>) => void
}

/** Takes a recipe from a file. */
export function ImportRecipe({ onErrors }: ImportRecipeProps) {
  const input = useRef<HTMLInputElement>(null)
  const [processing, setProcessing] = useState(false)

  async function take(file: File) {
    onErrors({})
    router.post(
      route('recipes.import'),
      { file: await file.text() },
      {
        preserveState: true,
        onStart: () => setProcessing(true),
        onError: (errors) => onErrors(errors as Record<string, string>),
        onFinish: () => setProcessing(false),
      }
    )
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={MESSAGES.import}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Chosen again after a correction, the same file must count as a change.
          target.value = ''
          if (file) void take(file)
        }}
      />
      <Button
        variant="secondary"
        icon={FileUp}
        loading={processing}
        onClick={() => input.current?.click()}
      >
        {MESSAGES.import}
      </Button>
    </>
  )
}
