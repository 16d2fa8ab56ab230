import { type ComponentProps, useRef } from 'react'
import { Button } from '~/ui/buttons/button'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What may be chosen, as an input takes it. */
  accept: string
  /** Name of the input behind the button. */
  label: string
  onFile: (file: File) => void
}

/** A button that asks for one file. */
export function FileButton({ accept, label, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
