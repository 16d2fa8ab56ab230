import { useRef } from 'react'
import { showTop } from '~/ui/client/show_top'
import { useShared } from '~/ui/client/use_shared'
import { Alert } from '~/ui/feedback/alert'
import { Banner } from '~/ui/feedback/banner'
import { Card } from '~/ui/layouts/card'
import { EDITOR_TEXTS } from '../messages/en/screens'
import { AreaField } from './area_field'
import { BaseChoice } from './base_choice'
import type { EditorPageProps } from './editor_page_props'
import { EditorTips } from './editor_tips'
import { InstructionForm } from './instruction_form'
import { ResultPanel } from './result_panel'
import { ProductQuestion, ShownProduct } from './shown_product'
import { SourcePanel } from './source_panel'
import { StartPanel } from './start_panel'
import { useEditor } from './use_editor'

/** Where a picture is changed by words. */
export default function EditorWorkbench(props: EditorPageProps) {
  const { opened, samples, suggestions, can_edit: canEdit, can_upscale: canUpscale } = props
  const { auth } = useShared()
  const results = useRef<HTMLDivElement>(null)
  const editor = useEditor(auth.user!.id, opened)
  const { steps, at, pending, problem } = editor
  const isBusy = pending !== null
  const { changed } = editor
  const show = changed && {
    picture: changed.picture,
    mask: editor.product ?? null,
    canSelect: props.can_select,
  }
  const isReshaping = Boolean(problem?.isReshaping && editor.shown?.shapedBy)
  const failed = problem && problem.of !== 'source' && !isReshaping ? problem.sentence : null

  if (!canEdit) return <Alert tone="info">{EDITOR_TEXTS.cannotEdit}</Alert>
  return (
    <div className="flex flex-col gap-6">
      {failed && !problem?.needsProduct && (
        <div className="overflow-hidden rounded-control">
          <Banner style="danger" message={failed} onDismiss={editor.dismiss} />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Card className="flex flex-col gap-5">
          <SourcePanel
            source={steps.at(0) ?? null}
            problem={problem?.of === 'source' ? problem.sentence : null}
            isBusy={isBusy}
            onSource={editor.start}
            onReset={editor.reset}
          />
          {at > 0 && <BaseChoice value={editor.base} isBusy={isBusy} onChange={editor.setBase} />}
          {props.can_mark_areas && changed && (
            <AreaField
              key={changed.path}
              picture={changed.picture}
              mask={editor.mask ?? null}
              canSelect={props.can_select}
              isBusy={isBusy}
              onMark={editor.mark}
            />
          )}
          {show && (
            <ShownProduct
              key={`product of ${changed?.path}`}
              {...show}
              isBusy={isBusy}
              onShow={editor.showProduct}
              onForget={() => editor.showProduct(null)}
            />
          )}
          <InstructionForm
            prompt={editor.prompt}
            onPrompt={editor.setPrompt}
            suggestions={suggestions}
            hasSource={steps.length > 0}
            isBusy={isBusy}
            isEditing={pending?.kind === 'edit'}
            error={failed}
            question={
              show &&
              failed &&
              problem?.needsProduct && (
                <ProductQuestion
                  {...show}
                  sentence={failed}
                  onShow={(mask) => {
                    editor.showProduct(mask)
                    editor.generate(mask)
                  }}
                />
              )
            }
            onRemove={
              props.can_mark_areas && editor.mask !== undefined
                ? () => {
                    showTop(results.current)
                    editor.removeMarked()
                  }
                : undefined
            }
            onGenerate={() => {
              showTop(results.current)
              editor.generate()
            }}
          />
          <EditorTips expectedSeconds={props.expected_seconds} />
        </Card>
        <div ref={results} className="flex flex-col gap-8">
          <ResultPanel
            steps={steps}
            at={at}
            pending={pending}
            shapeProblem={isReshaping ? (problem?.sentence ?? null) : null}
            onReshape={editor.reshape}
            onUpscale={canUpscale ? editor.upscale : undefined}
            onMove={editor.move}
          />
          {steps.length === 0 && (
            <StartPanel
              samples={samples}
              suggestions={suggestions}
              isBusy={isBusy}
              onSample={editor.generateSample}
            />
          )}
        </div>
      </div>
    </div>
  )
}
