import { router } from '@inertiajs/react'
import { type SubmitEvent, useRef, useState } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { Field } from '~/ui/forms/field'
import { FormFooter } from '~/ui/forms/form_footer'
import { FormSection } from '~/ui/forms/form_section'
import { PasswordInput } from '~/ui/forms/password_input'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { OWN_KEY_MESSAGES as MESSAGES } from '../../messages/en/own_key'
import type { OwnKeyData } from '../queries/find_own_key'

/** The key that a merchant has entered, or null; the key itself is never sent to the page. */
export interface OwnKeyState {
  current: OwnKeyData | null
}

/** Enters, replaces or removes the merchant's own key at the provider. */
export function OwnKeySection({ current }: OwnKeyState) {
  const form = useForm({ key: '' })
  const element = useRef<HTMLFormElement>(null)
  const focusFirstInvalid = useFocusFirstInvalid()

  function save() {
    form.put(route('provider-key.update'), {
      errorBag: 'providerKey',
      preserveScroll: true,
      onSuccess: () => form.reset(),
      onError: () => element.current && focusFirstInvalid(element.current),
    })
  }

  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.description}>
      <p className="font-medium">{current ? MESSAGES.current(current.ending) : MESSAGES.none}</p>
      <p className="mt-1 text-muted">{current ? MESSAGES.replaceHint : MESSAGES.explanation}</p>
      <form
        ref={element}
        noValidate
        className="mt-5 flex max-w-md flex-col gap-5"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          label={current ? MESSAGES.newLabel : MESSAGES.label}
          hint={MESSAGES.hint}
          error={form.errors.key}
          required
        >
          <PasswordInput
            name="key"
            autoComplete="off"
            spellCheck={false}
            value={form.data.key}
            onChange={(event) => form.setData('key', event.target.value)}
          />
        </Field>
        <FormFooter message={form.recentlySuccessful ? MESSAGES.saved : null}>
          <Button type="submit" loading={form.processing}>
            {current ? MESSAGES.replace : MESSAGES.save}
          </Button>
        </FormFooter>
      </form>
      {current && (
        <div className="mt-5 border-t border-line pt-5">
          <RemoveKey />
        </div>
      )}
    </FormSection>
  )
}

function RemoveKey() {
  const [isOpen, setIsOpen] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)

  function remove() {
    router.delete(route('provider-key.destroy'), {
      preserveScroll: true,
      onStart: () => setIsRemoving(true),
      onFinish: () => {
        setIsRemoving(false)
        setIsOpen(false)
      },
    })
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {MESSAGES.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={remove}
        title={MESSAGES.removeTitle}
        confirmLabel={MESSAGES.remove}
        processing={isRemoving}
        danger
      >
        {MESSAGES.removeText}
      </ConfirmDialog>
    </>
  )
}
