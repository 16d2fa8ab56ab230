import { router } from '@inertiajs/react'
import { Download, Layers, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { ButtonLink } from '~/ui/buttons/button_link'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { Card } from '~/ui/layouts/card'
import { IconButton } from '~/ui/buttons/icon_button'
import { FORM_MESSAGES } from '../messages/en/form'
import { BATCH_MESSAGES } from '../messages/en/screens'
import type { RecipeData } from '../transformers/recipe_data'

const MESSAGES = FORM_MESSAGES.recipes
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('~/ui/overlays/confirm_dialog')).ConfirmDialog,
}))

/** A recipe in the list, with all that can be done with it. */
export function RecipeCard({ recipe }: { recipe: RecipeData }) {
  const [isAsking, setAsking] = useState(false)
  const { name, scenes, aspect_ratios: shapes, amount } = recipe
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-base font-semibold wrap-break-word">{name}</h2>
        <p className="text-fine text-muted">
          {MESSAGES.summary(
            scenes.length,
            shapes.map((shape) => BATCH_MESSAGES.shapes[shape]),
            amount
          )}
        </p>
      </div>
      <ul className="flex grow flex-wrap content-start gap-1.5">
        {scenes.map((scene, place) => (
          <li
            key={place}
            title={scene.prompt}
            className="max-w-full rounded-xl wrap-break-word bg-sunken px-2.5 py-0.5 text-fine"
          >
            {scene.name}
          </li>
        ))}
      </ul>
      <Actions recipe={recipe} onDelete={() => setAsking(true)} />
      {isAsking && <DeleteQuestion recipe={recipe} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function Actions({ recipe, onDelete }: { recipe: RecipeData; onDelete: () => void }) {
  const { id, name } = recipe
  return (
    <div className="flex flex-wrap items-center gap-1">
      <ButtonLink
        href={route('batches.create', undefined, { recipe: id })}
        variant="secondary"
        size="sm"
        icon={Layers}
        className="mr-auto"
      >
        {MESSAGES.use}
      </ButtonLink>
      <div className="flex gap-1">
        <a
          href={route('recipes.export', { recipe: id })}
          download
          aria-label={MESSAGES.exportOf(name)}
          title={MESSAGES.export}
          className={buttonClasses('ghost', 'md', true)}
        >
          <Download aria-hidden className="size-5" />
        </a>
        <IconButton
          icon={Pencil}
          label={MESSAGES.editOf(name)}
          onClick={() => router.visit(route('recipes.edit', { recipe: id }))}
        />
        <IconButton icon={Trash2} label={MESSAGES.deleteOf(name)} onClick={onDelete} />
      </div>
    </div>
  )
}

function DeleteQuestion({ recipe, onClose }: { recipe: RecipeData; onClose: () => void }) {
  const [processing, setProcessing] = useState(false)

  function remove() {
    router.delete(route('recipes.destroy', { recipe: recipe.id }), {
      onStart: () => setProcessing(true),
      onFinish: () => {
        setProcessing(false)
        onClose()
      },
    })
  }

  return (
    <PartBoundary>
      <ConfirmDialog
        open
        danger
        title={MESSAGES.deleteTitle(recipe.name)}
        confirmLabel={MESSAGES.delete}
        processing={processing}
        onClose={onClose}
        onConfirm={remove}
      >
        {MESSAGES.deleteHint}
      </ConfirmDialog>
    </PartBoundary>
  )
}
