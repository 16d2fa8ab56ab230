import type { DecoratorInfo, SchemaRules } from '@adonisjs/lucid/types/schema_generator'
import { firstOf } from '#app/core/elements'

const column: DecoratorInfo[] = [{ name: '@column' }]

/**
 * Types of the generated columns. Identities are plain numbers (see `config/database.ts`); JSON is typed where it
 * is read.
 */
export default {
  types: {
    bigint: { tsType: 'number', decorators: column },
    jsonb: { tsType: 'unknown', decorators: column },
  },
  primaryKey(_table, names, columns) {
    const columnName = firstOf(names)
    const tsType = columns[columnName]?.type === 'bigint' ? 'number' : 'string'
    const decorators = [{ name: '@column', args: { isPrimary: true } }]
    return { columnName, columnInfo: { tsType, decorators } }
  },
  tables: {
    generations: {
      columns: {
        kind: {
          tsType: 'GenerationKind',
          decorators: column,
          imports: [
            {
              source: '#app/work/generation_state',
              typeImports: ['GenerationKind', 'GenerationState'],
            },
          ],
        },
        state: { tsType: 'GenerationState', decorators: column },
        step: {
          tsType: 'ProgressStep | null',
          decorators: column,
          imports: [{ source: '#app/engines/steps/steps', typeImports: ['ProgressStep'] }],
        },
      },
    },
    generated_images: {
      columns: {
        ignored_words: { tsType: 'string[]', decorators: column },
        words: { tsType: 'string', decorators: column },
      },
    },
    products: {
      columns: {
        status: {
          tsType: 'ProductStatus',
          decorators: column,
          imports: [{ source: '#app/products/product_status', typeImports: ['ProductStatus'] }],
        },
        product_lock: {
          tsType: 'ProductLock',
          decorators: column,
          imports: [{ source: '#app/products/product_lock', typeImports: ['ProductLock'] }],
        },
      },
    },
  },
} satisfies SchemaRules
