import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, Node } from 'libpg-query'
import { nameOf, NEEDS_UNUSED } from './migration.js'

/** Defaults that PostgreSQL reckons once for all rows that are there. */
const STABLE = ['now', 'to_jsonb', 'transaction_timestamp']

/** The same for changes of a table that was there before. */
export function breaksOfAlter({ relation, cmds = [] }: AlterTableStmt): string[] {
  const table = nameOf(relation)
  return cmds.flatMap((node) => {
    const cmd = (node as { AlterTableCmd: AlterTableCmd }).AlterTableCmd
    const name = `${table}.${cmd.name}`
    switch (cmd.subtype) {
      case 'AT_DropColumn':
        return [`drops ${name}: ${NEEDS_UNUSED}`]
      case 'AT_AlterColumnType':
        return [`changes the type of ${name}: ${NEEDS_UNUSED}`]
      case 'AT_SetNotNull':
        return [`refuses null in ${name}, which versions before may write: ${NEEDS_UNUSED}`]
      case 'AT_ColumnDefault':
        return cmd.def ? [] : [`drops the default of ${name}: ${NEEDS_UNUSED}`]
      case 'AT_DropConstraint':
        return /_(unique|pkey)$/.test(cmd.name ?? '')
          ? [`drops ${cmd.name}, which \`on conflict\` may need: ${NEEDS_UNUSED}`]
          : []
      case 'AT_AddColumn':
        return breaksOfColumn(table, (cmd.def as { ColumnDef: ColumnDef }).ColumnDef)
      case 'AT_AddConstraint':
        return breaksOfConstraint(table, (cmd.def as { Constraint: Constraint }).Constraint)
      default:
        return []
    }
  })
}

function breaksOfColumn(table: string, { colname, constraints = [] }: ColumnDef): string[] {
  const name = `${table}.${colname}`
  const kinds = new Map(
    (constraints as { Constraint: Constraint }[]).map(({ Constraint: it }) => [it.contype, it])
  )
  const found: string[] = []
  const fills = ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'] as const
  if (kinds.has('CONSTR_NOTNULL') && !fills.some((kind) => kinds.has(kind))) {
    found.push(`adds ${name} \`not null\`, which versions before do not write: give it a default`)
  }
  const isRewritten =
    kinds.has('CONSTR_IDENTITY') ||
    kinds.get('CONSTR_GENERATED')?.generated_kind === 's' ||
    isVolatile(kinds.get('CONSTR_DEFAULT')?.raw_expr)
  if (isRewritten) {
    found.push(
      `adds ${name} with a value of its own for each row, for which the table is locked and written anew: add it without, and fill it in steps`
    )
  }
  return found
}

function isVolatile(value: Node | undefined): boolean {
  const called = JSON.stringify(value ?? null).match(/"funcname":\[.*?\]/g) ?? []
  return called.some((call) => !STABLE.some((name) => call.includes(`"sval":"${name}"`)))
}

function breaksOfConstraint(table: string, { contype, ...constraint }: Constraint): string[] {
  const name = `${table}.${constraint.conname}`
  switch (contype) {
    case 'CONSTR_CHECK':
    case 'CONSTR_FOREIGN':
    case 'CONSTR_NOTNULL':
      return constraint.skip_validation
        ? []
        : [
            `adds ${name}, for which all rows are read while nobody may write: add it \`not valid\`, and validate it in the next migration`,
          ]
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return constraint.indexname
        ? []
        : [
            `adds ${name}, for which an index is made while nobody may write: make that \`concurrently\`, then add it \`using index\``,
          ]
    default:
      return [`adds ${name}: do without`]
  }
}
