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
import { FORM_MESSAGES } from '../../messages/en/form'
import { BATCH_MESSAGES } from '../../messages/en/screens'
import type { RecipeData } from '../../transformers/recipe_data'

const MESSAGES = FORM_MESSAGES.recipes

/** A merchant's recipes by name. */
export default function RecipesPage({ recipes }: { recipes: RecipeData[] }) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const create = <ButtonLink href={route('recipes.create')}>{MESSAGES.create}</ButtonLink>
  const refused = Object.entries(errors)
  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader
        title={MESSAGES.title}
        description={MESSAGES.description}
        breadcrumb={[
          { label: BATCH_MESSAGES.list.title, href: route('batches.index') },
          { label: MESSAGES.title },
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
          <Alert tone="danger" title={MESSAGES.importFailed}>
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
        <EmptyState icon={BookOpen} title={MESSAGES.empty} action={create}>
          {MESSAGES.emptyHint}
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
