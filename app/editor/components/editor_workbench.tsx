import { useRef } from 'react'
import { showTop } from '~/ui/client/show_top'
import { useShared } from '~/ui/client/use_shared'
import { Alert } from '~/ui/feedback/alert'
import { Banner } from '~/ui/feedback/banner'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import { ChangeCard } from './change_card'
import type { EditorPageProps } from './editor_page_props'
import { ResultPanel } from './result_panel'
import { StartPanel } from './start_panel'
import { useEditor } from './use_editor'

/** Where a picture is changed by words. */
export default function EditorWorkbench(props: EditorPageProps) {
  const { auth } = useShared()
  const results = useRef<HTMLDivElement>(null)
  const editor = useEditor(auth.user!.id, props.opened)
  const { steps, pending, problem } = editor
  const isReshaping = Boolean(problem?.isReshaping && editor.shown?.shapedBy)
  const failed = problem && problem.of !== 'source' && !isReshaping ? problem.sentence : null

  if (!props.can_edit) return <Alert tone="info">{EDITOR_MESSAGES.cannotEdit}</Alert>
  return (
    <div className="flex flex-col gap-6">
      {failed && !problem?.needsProduct && (
        <div className="overflow-hidden rounded-control">
          <Banner style="danger" message={failed} onDismiss={editor.dismiss} />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <ChangeCard
          {...props}
          editor={editor}
          failed={failed}
          onChange={() => showTop(results.current)}
        />
        <div ref={results} className="flex flex-col gap-8">
          <ResultPanel
            steps={steps}
            at={editor.at}
            pending={pending}
            shapeProblem={isReshaping ? (problem?.sentence ?? null) : null}
            onReshape={editor.reshape}
            onUpscale={props.can_upscale ? editor.upscale : undefined}
            onMove={editor.move}
          />
          {steps.length === 0 && (
            <StartPanel
              samples={props.samples}
              suggestions={props.suggestions}
              isBusy={pending !== null}
              onSample={editor.generateSample}
            />
          )}
        </div>
      </div>
    </div>
  )
}
