import { parseArgs } from 'node:util'
import settings from '../../../adonisrc.ts'

/** What tells of a merchant's work without a browser, an engine or a killed process. */
const QUICK = ['functional', 'unit']

/** Marks tests that take too long for every run: `test(...).tags(['@long'])`. */
const LONG = '@long'

/** The runner's filter of a run without them. */
export const WITHOUT_LONG = `--tags=~${LONG}`

export interface Choice {
  /** In the order of `adonisrc.ts`, all when none is named. */
  suites: string[]
  /** Ends of the names of files, all when empty. */
  files: string[]
  /** For the runner: what was asked for beside suites, files and our options. */
  filters: string[]
  /** Whether the times that the tests take are to be kept for the next runs. */
  record: boolean
}

/**
 * Tells what is asked for by the arguments of `npm test --`: names of suites, `--files a,b` for single files, `--quick` for the
 * suites that take a moment, `--long` for the tests that take long too, `--record` to keep the times, and the runner's own filters.
 */
export function chooseSuites(args: string[]): Choice {
  const all = settings.tests!.suites.map(({ name }) => name)
  const { values, tokens } = parseArgs({
    args,
    options: {
      files: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const ours = new Set(
    tokens.flatMap((token) => {
      if (token.kind === 'positional') return all.includes(token.value) ? [token.index] : []
      if (
        token.kind === 'option-terminator' ||
        !['files', 'quick', 'long', 'record'].includes(token.name)
      )
        return []
      return token.value && !token.inlineValue ? [token.index, token.index + 1] : [token.index]
    })
  )
  const filters = args.filter((_, index) => !ours.has(index))
  const named = all.filter((name) => args.some((it, index) => it === name && ours.has(index)))
  const suites = named.length > 0 ? named : all
  return {
    suites: values.quick ? suites.filter((it) => QUICK.includes(it)) : suites,
    files: (values.files as string[]).flatMap((it) => it.split(',')).filter(Boolean),
    filters: values.long ? filters : [...filters, WITHOUT_LONG],
    record: values.record as boolean,
  }
}
