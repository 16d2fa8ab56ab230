import { Head } from '@inertiajs/react'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { fieldPlace } from '../../components/field_place'
import { ImportRecipe } from '../../components/import_recipe'
import { RecipeCard } from '../../components/recipe_card'
import { FORM_TEXTS } from '../../messages/en/form'
import { BATCH_TEXTS } from '../../messages/en/screens'
import type { RecipeData } from '../../transformers/recipe_data'

const TEXTS = FORM_TEXTS.recipes

/** A merchant's recipes by name. */
export default function RecipesPage({ recipes }: { recipes: RecipeData[] }) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const create = <ButtonLink href={route('recipes.create')}>{TEXTS.create}</ButtonLink>
  const refused = Object.entries(errors)
  return (
    <>
      <Head title={TEXTS.title} />
      <PageHeader
        title={TEXTS.title}
        description={TEXTS.description}
        breadcrumb={[
          { label: BATCH_TEXTS.list.title, href: route('batches.index') },
          { label: TEXTS.title },
        ]}
        actions={
          <>
            <ImportRecipe onErrors={setErrors} />
            {recipes.length > 0 && create}
          </>
        }
      />
      {refused.length > 0 && (
        <div className="mb-6">
          <Alert tone="danger" title={TEXTS.importFailed}>
            <ul>
              {refused.map(([field, text]) => (
                <li key={field}>
                  {[fieldPlace(field), text].filter((part) => part !== null).join(': ')}
                </li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      {recipes.length === 0 ? (
        <EmptyState icon={BookOpen} title={TEXTS.empty} action={create}>
          {TEXTS.emptyHint}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} />
          ))}
        </div>
      )}
    </>
  )
}
