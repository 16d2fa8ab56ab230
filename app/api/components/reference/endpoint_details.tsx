import { firstOf } from '~/core/elements'
import { REFERENCE_MESSAGES } from '~/api/messages/en/reference'
import { PLACEHOLDER_TOKEN } from '../code_sample'
import { CodeBlock } from '../code_block'
import { CodeSamples } from '../code_samples'
import { exampleOf, fieldsOf, kindOf } from './describe_schema'
import { Described } from './described'
import type { EndpointSectionProps } from './endpoint_section'
import type { ShownAnswer } from './endpoints_of'
import { FieldList } from './field_list'
import type { ApiDocument } from './open_api'
import { Part } from './part'
import { TryIt } from './try_it'

/** All about an endpoint: what it takes and answers, how it is called, and a form that calls it. */
export default function EndpointDetails({ document, endpoint, token }: EndpointSectionProps) {
  const { method, path, description, needsToken, parameters, body, answers, problems } = endpoint
  const call = {
    method,
    url: new URL(withPlaceholders(path), firstOf(document.servers).url).href,
    token: needsToken ? PLACEHOLDER_TOKEN : null,
    body: body?.example,
    isFile: firstOf(answers).schema === null,
  }
  const shown = parameters.map(({ name, schema, required = false, description: about }) => ({
    name,
    kind: kindOf(schema),
    isRequired: required,
    description: about ?? schema.description ?? null,
  }))
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 px-2 pt-3 pb-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <p className="text-muted">
          <Described text={description} />
        </p>
        {shown.length > 0 && (
          <Part title={REFERENCE_MESSAGES.parameters}>
            <FieldList fields={shown} />
          </Part>
        )}
        {body && (
          <Part title={REFERENCE_MESSAGES.body}>
            <FieldList fields={fieldsOf(document, body.schema)} />
          </Part>
        )}
        <Part title={REFERENCE_MESSAGES.answers}>
          {answers.map((answer) => (
            <Answer key={answer.status} document={document} answer={answer} />
          ))}
        </Part>
        {problems.length > 0 && (
          <Part title={REFERENCE_MESSAGES.errors}>
            <ul className="flex flex-col gap-1">
              {problems.map(({ status, description: about }) => (
                <li key={status}>
                  <code className="mr-2 font-mono text-fine font-medium">{status}</code>
                  <span className="text-muted">{about}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Part title={REFERENCE_MESSAGES.samples}>
          <CodeSamples call={call} />
        </Part>
        <Part title={REFERENCE_MESSAGES.tryIt}>
          <TryIt endpoint={endpoint} token={token} />
        </Part>
      </div>
    </div>
  )
}

/** A path whose parameters are plainly to be filled in; braces mean something to shells. */
function withPlaceholders(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${name.toUpperCase()}_ID`)
}

function Answer({ document, answer }: { document: ApiDocument; answer: ShownAnswer }) {
  const { status, description, schema } = answer
  return (
    <div className="flex flex-col gap-2">
      <p>
        <code className="mr-2 font-mono text-fine font-medium">{status}</code>
        <span className="text-muted">{schema ? description : REFERENCE_MESSAGES.file}</span>
      </p>
      {schema && (
        <>
          <FieldList fields={fieldsOf(document, schema)} />
          <p className="text-muted">{REFERENCE_MESSAGES.example}</p>
          <CodeBlock>{JSON.stringify(exampleOf(document, schema), null, 2)}</CodeBlock>
        </>
      )}
    </div>
  )
}
