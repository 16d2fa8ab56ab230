import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Card } from '~/ui/layouts/card'
import { AreaField } from './area_field'
import { BaseChoice } from './base_choice'
import type { EditorPageProps } from './editor_page_props'
import { EditorTips } from './editor_tips'
import { InstructionForm } from './instruction_form'
import { ProductQuestion, ShownProduct } from './shown_product'
import { SourcePanel } from './source_panel'
import type { Editor } from './use_editor'

const TaskChoices = lazyPart(() => import('./task_choices'))

interface ChangeCardProps extends EditorPageProps {
  editor: Editor
  /** What there is to say of the last change. */
  failed: string | null
  /** Told before a change is asked for. */
  onChange: () => void
}

/** Which picture is changed, where, and to what. */
export function ChangeCard(props: ChangeCardProps) {
  const { editor, failed, onChange, suggestions, can_mark_areas: canMarkAreas } = props
  const { steps, pending, problem, changed } = editor
  const isBusy = pending !== null
  const show = changed && {
    picture: changed.picture,
    mask: editor.product ?? null,
    canSelect: props.can_select,
  }

  function remove() {
    onChange()
    editor.removeMarked()
  }

  function generate() {
    onChange()
    editor.generate()
  }

  return (
    <Card className="flex flex-col gap-5">
      <SourcePanel
        source={steps.at(0) ?? null}
        problem={problem?.of === 'source' ? problem.sentence : null}
        isBusy={isBusy}
        onSource={editor.start}
        onReset={editor.reset}
      />
      {editor.at > 0 && (
        <BaseChoice value={editor.base} isBusy={isBusy} onChange={editor.setBase} />
      )}
      {canMarkAreas && changed && (
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
        onRemove={canMarkAreas && editor.mask !== undefined ? remove : undefined}
        onGenerate={generate}
      />
      {changed && <Tasks tasks={props.tasks} isBusy={isBusy} editor={editor} onChange={onChange} />}
      <EditorTips expectedSeconds={props.expected_seconds} />
    </Card>
  )
}

type TasksProps = Pick<ChangeCardProps, 'tasks' | 'editor' | 'onChange'> & { isBusy: boolean }

/** Changes that are asked for by name, where there are some. */
function Tasks({ tasks, isBusy, editor, onChange }: TasksProps) {
  if (tasks.length === 0) return null
  return (
    <PartBoundary>
      <TaskChoices
        tasks={tasks}
        isBusy={isBusy}
        onTask={(task) => {
          onChange()
          editor.doTask(task)
        }}
      />
    </PartBoundary>
  )
}
