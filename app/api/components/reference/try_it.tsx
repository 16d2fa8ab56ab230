import { type SubmitEvent, useRef, useState } from 'react'
import { REFERENCE_MESSAGES } from '~/api/messages/en/reference'
import { PICTURE_ACCEPT } from '~/media/intake/taken_pictures'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Textarea } from '~/ui/forms/textarea'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { type ApiAnswer, callApi, GatewayAnswered } from './call_api'
import type { ShownEndpoint } from './endpoints_of'
import { keyFor, KEY_HEADER, type KeyedCall, type TypedCall } from './keyed_call'
import { dataUriOf, withPicture } from './picture_body'
import { ShownAnswerOf } from './shown_answer'

/** The name that stands for the body among the errors. */
const BODY = ' body'

interface TryItProps {
  endpoint: ShownEndpoint
  /** Empty while none was typed in. */
  token: string
}

/** Makes a real call from the page and shows what is answered. */
export function TryIt(props: TryItProps) {
  const { endpoint } = props
  const [values, setValues] = useState<Record<string, string>>({})
  const [body, setBody] = useState(() => exampleIn(endpoint))
  const [picture, setPicture] = useState<File | null>(null)
  const { errors, failure, answer, isSending, send } = useCall(props, { values, body, picture })

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-4">
      {endpoint.method !== 'get' && (
        <p className="text-muted">
          {REFERENCE_MESSAGES.real} {endpoint.method === 'post' && REFERENCE_MESSAGES.tried}
        </p>
      )}
      {endpoint.parameters.map(({ name, required = false }) => (
        <Field key={name} label={name} required={required} error={errors[name]}>
          <Input
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            className="font-mono"
          />
        </Field>
      ))}
      {endpoint.body && (
        <Field label={REFERENCE_MESSAGES.bodyField} error={errors[BODY]}>
          <Textarea
            rows={4}
            spellCheck={false}
            value={body}
            onChange={({ target }) => setBody(target.value.trimStart())}
            className="font-mono"
          />
        </Field>
      )}
      {endpoint.body?.schema.properties?.image && (
        <Field label={REFERENCE_MESSAGES.pictureField} hint={REFERENCE_MESSAGES.pictureHint}>
          <Input
            type="file"
            accept={PICTURE_ACCEPT}
            onChange={({ target }) => setPicture(target.files?.[0] ?? null)}
            className="py-2"
          />
        </Field>
      )}
      <div>
        <Button type="submit" variant="secondary" loading={isSending}>
          {REFERENCE_MESSAGES.send}
        </Button>
      </div>
      {failure && (
        <Alert isAnswer tone="danger">
          {failure}
        </Alert>
      )}
      {answer && <ShownAnswerOf answer={answer} />}
    </form>
  )
}

/** Sends a call as it is filled in, and keeps what came of it. */
function useCall({ endpoint, token }: TryItProps, call: TypedCall) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  const [isSending, setIsSending] = useState(false)
  /** A call whose answer was lost: sent again with its key, it is not paid for twice. */
  const lost = useRef<KeyedCall | null>(null)
  const focusFirstInvalid = useFocusFirstInvalid()

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { values, body, picture } = call
    const wrong = errorsIn(endpoint, values, body)
    setErrors(wrong)
    setAnswer(null)
    if (Object.keys(wrong).length > 0) return focusFirstInvalid(form)
    if (endpoint.needsToken && !token) return setFailure(REFERENCE_MESSAGES.needsToken)
    setFailure(null)
    setIsSending(true)
    try {
      const sent = picture ? withPicture(body, await dataUriOf(picture)) : body || null
      const key = keyFor(lost.current, call)
      lost.current = { ...call, key }
      const named = { ...values, [KEY_HEADER]: values[KEY_HEADER] || key }
      setAnswer(await callApi({ endpoint, token, values: named, body: endpoint.body && sent }))
      lost.current = null
    } catch (error) {
      console.error(error)
      const isGateway = error instanceof GatewayAnswered
      setFailure(isGateway ? REFERENCE_MESSAGES.gateway(error.status) : REFERENCE_MESSAGES.offline)
    } finally {
      setIsSending(false)
    }
  }

  return { errors, failure, answer, isSending, send }
}

function exampleIn({ body }: ShownEndpoint): string {
  return body ? JSON.stringify(body.example, null, 2) : ''
}

/** What keeps a call from being sent, by parameter. */
function errorsIn(endpoint: ShownEndpoint, values: Record<string, string>, body: string) {
  const errors: Record<string, string> = {}
  for (const { name, required } of endpoint.parameters) {
    if (required && !values[name]) errors[name] = REFERENCE_MESSAGES.needsValue
  }
  if (endpoint.body && body && !isJson(body)) errors[BODY] = REFERENCE_MESSAGES.needsJson
  return errors
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
