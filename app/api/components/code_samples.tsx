import { useState } from 'react'
import { API_MESSAGES } from '~/api/messages/en/common'
import { CopyButton } from '~/ui/buttons/copy_button'
import { SegmentedControl } from '~/ui/forms/segmented_control'
import { CodeBlock } from './code_block'
import { codeSample, type Locale, LOCALES, type SampleCall } from './code_sample'

const OPTIONS = LOCALES.map((value) => ({ value, label: value }))

/** One call in the languages that programs are mostly written in, to copy. */
export function CodeSamples({ call }: { call: SampleCall }) {
  const [language, setLanguage] = useState<Locale>('curl')
  const code = codeSample(language, call)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={API_MESSAGES.documentation.language}
          options={OPTIONS}
          value={language}
          onChange={setLanguage}
        />
        <CopyButton text={code} />
      </div>
      <CodeBlock>{code}</CodeBlock>
    </div>
  )
}
