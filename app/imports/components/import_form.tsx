import { Play } from 'lucide-react'
import { Badge } from '~/ui/feedback/badge'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Dropzone } from '~/ui/forms/dropzone'
import { Field } from '~/ui/forms/field'
import { Textarea } from '~/ui/forms/textarea'
import { IMPORT_MESSAGES } from '../messages/en/screens'
import type { LineData } from '../transformers/import_data'
import { ListColumns } from './list_columns'
import { ListTable } from './list_table'
import { useImportForm } from './use_import_form'

const MESSAGES = IMPORT_MESSAGES.create
const FILES = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt', '.tsv'],
  'text/xml': ['.xml'],
  'application/xml': ['.xml'],
}

interface ImportFormProps {
  /** To begin with; null for what was typed last. */
  list: string | null
  /** What one list may bring. */
  limits: { rows: number; photos: number; characters: number }
}

/** A list of products, and what is in it before anything is made. */
export default function ImportForm({ list, limits }: ImportFormProps) {
  const form = useImportForm(list, limits.characters)
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-4">
        <Field label={MESSAGES.list} hint={MESSAGES.listHint} error={form.error ?? undefined}>
          <Textarea
            rows={6}
            value={form.list}
            placeholder={MESSAGES.placeholder}
            spellCheck={false}
            wrap="off"
            onChange={(event) => form.write(event.target.value)}
            className="overflow-x-auto font-mono"
          />
        </Field>
        <Button
          variant="secondary"
          loading={form.busy === 'checking'}
          disabled={form.list.trim() === '' || form.busy !== null}
          onClick={form.check}
          className="self-start"
        >
          {MESSAGES.check}
        </Button>
        <Dropzone
          compact
          multiple={false}
          accept={FILES}
          title={MESSAGES.file}
          buttonLabel={MESSAGES.choose}
          hint={MESSAGES.fileHint(limits.rows, limits.photos)}
          onFiles={([file]) => file && void form.read(file)}
          onRejected={form.refuse}
        />
      </Card>
      {form.checked && (
        <>
          <Card>
            <ListColumns
              columns={form.checked.columns}
              disabled={form.busy === 'starting'}
              onChoose={form.choose}
            />
          </Card>
          <CheckedLines lines={form.checked.lines} busy={form.busy} onStart={form.start} />
        </>
      )}
    </div>
  )
}

interface CheckedLinesProps {
  lines: readonly LineData[]
  busy: 'checking' | 'starting' | null
  onStart: () => void
}

function CheckedLines({ lines, busy, onStart }: CheckedLinesProps) {
  const wrong = lines.filter(({ errors }) => errors.length > 0).length
  const ready = lines.length - wrong
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-base font-semibold">{MESSAGES.checked}</h2>
          <p role="status" className="text-muted tabular-nums">
            {MESSAGES.ready(ready)}
          </p>
        </div>
        <Button
          icon={Play}
          loading={busy === 'starting'}
          disabled={ready === 0 || busy !== null}
          onClick={onStart}
        >
          {MESSAGES.start(ready)}
        </Button>
      </div>
      {wrong > 0 && <Alert tone="warning">{MESSAGES.wrong(wrong)}</Alert>}
      <ListTable
        entries={lines.map((line) => ({
          ...line,
          state:
            line.errors.length === 0 ? (
              <Badge tone="success">{MESSAGES.line}</Badge>
            ) : (
              <ul className="text-danger-strong">
                {line.errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            ),
        }))}
      />
    </Card>
  )
}
