import { REFERENCE_MESSAGES } from '~/api/messages/en/reference'
import { Badge } from '~/ui/feedback/badge'
import { useObjectUrl } from '~/ui/pictures/use_object_url'
import { CodeBlock } from '../code_block'
import type { ApiAnswer } from './call_api'

/** What a call was answered with. */
export function ShownAnswerOf({ answer }: { answer: ApiAnswer }) {
  const { status, headers, json, file } = answer
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={status < 400 ? 'success' : 'danger'}>
          {REFERENCE_MESSAGES.answered(status)}
        </Badge>
        {headers.map(([name, value]) => (
          <span key={name} className="font-mono text-fine wrap-anywhere text-muted">
            {name}: {value}
          </span>
        ))}
      </p>
      {file ? <ShownFile file={file} /> : <CodeBlock>{JSON.stringify(json, null, 2)}</CodeBlock>}
    </div>
  )
}

function ShownFile({ file }: { file: Blob }) {
  const url = useObjectUrl(file)
  if (!url) return null
  return (
    <div className="flex flex-col gap-2">
      {file.type.startsWith('image/') && (
        <img
          src={url}
          alt={REFERENCE_MESSAGES.picture}
          className="max-h-96 self-start rounded-control ring-1 ring-line"
        />
      )}
      <a
        href={url}
        download
        className="self-start rounded-sm font-medium text-primary underline-offset-4 hover:underline"
      >
        {REFERENCE_MESSAGES.download}
      </a>
    </div>
  )
}
