import { EDIT_EXAMPLE, EDIT_PATH } from '~/api/calls/edit_example'
import { API_MESSAGES } from '~/api/messages/en/common'
import { hrefOf } from '~/ui/layouts/links'
import { TextLink } from '~/ui/buttons/text_link'
import { CodeBlock } from './code_block'
import { PLACEHOLDER_TOKEN } from './code_sample'
import { CodeSamples } from './code_samples'

const MESSAGES = API_MESSAGES.documentation

const AN_ASSET = '0192f0c1-2f43-7d6a-8f3e-5b1d2c3a4e5f'

interface ApiDocumentationProps {
  /** The token that was just made; null once it is no longer shown. */
  plain: string | null
}

/** How programs call the API, with the user's own token while that is known. */
export default function ApiDocumentation({ plain }: ApiDocumentationProps) {
  const { origin } = window.location
  const file = `${origin}/api/v1/assets/${AN_ASSET}/file`
  const answer = { processedImage: file, processedImages: [file] }
  const error = { error: { code: 'invalid', message: MESSAGES.error, field: 'image' } }
  const reference = hrefOf('api.reference')
  return (
    <div className="flex flex-col gap-3 pt-3 text-muted">
      <p>
        {MESSAGES.intro} {plain ? MESSAGES.own : MESSAGES.placeholder}
      </p>
      <CodeSamples
        call={{
          method: 'post',
          url: `${origin}${EDIT_PATH}`,
          token: plain ?? PLACEHOLDER_TOKEN,
          body: EDIT_EXAMPLE,
        }}
      />
      <ul className="list-disc space-y-1 pl-5">
        {MESSAGES.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>{MESSAGES.answer}</p>
      <CodeBlock>{JSON.stringify(answer, null, 2)}</CodeBlock>
      <p>{MESSAGES.errors}</p>
      <CodeBlock>{JSON.stringify(error)}</CodeBlock>
      {reference && (
        <p>
          {MESSAGES.more} <TextLink href={reference}>{MESSAGES.reference}</TextLink>
        </p>
      )}
    </div>
  )
}
