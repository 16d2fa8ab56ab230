import { API_TEXTS } from '~/api/texts'
import { route } from '~/shell/client/routes'

const TEXTS = API_TEXTS.documentation

/** How programs call the API. */
export function ApiDocumentation() {
  const url = new URL(route('api.v1.credits'), window.location.origin).href
  const error = { error: { code: 'missing_ability', message: TEXTS.missing } }
  return (
    <div className="flex flex-col gap-3 pt-3 text-muted">
      <p>{TEXTS.authorization}</p>
      <Code>Authorization: Bearer vt_…</Code>
      <p>{TEXTS.example}</p>
      <Code>{`curl -H 'Authorization: Bearer vt_…' ${url}`}</Code>
      <p>{TEXTS.answer}</p>
      <Code>{JSON.stringify({ image_credits: 12, video_credits: 2, model_credits: 1 })}</Code>
      <p>{TEXTS.errors}</p>
      <Code>{JSON.stringify(error)}</Code>
    </div>
  )
}

function Code({ children }: { children: string }) {
  return (
    <pre
      // A keyboard can scroll only what can be focused.
      tabIndex={0}
      className="overflow-x-auto rounded-control bg-sunken p-3 font-mono text-[13px] text-ink"
    >
      {children}
    </pre>
  )
}
