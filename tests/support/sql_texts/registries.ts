import type ts from 'typescript'
import type { Module, Project } from './project.js'

/** What features give to statements of others: the call that answers all parts, by the file and the function that takes one. */
const REGISTRIES: Record<string, { path: string; define: string }> = {
  'definedTimes()': { path: 'app/core/database/times.ts', define: 'defineTimes' },
  'workRows()': { path: 'app/engines/remote/work_rows.ts', define: 'defineWorkRows' },
  'receivers()': { path: 'app/mail/receivers.ts', define: 'defineReceivers' },
  'publicMedia()': { path: 'app/media/queries/visibility.ts', define: 'definePublicMedia' },
  'passingMedia()': { path: 'app/media/store/storage_used.ts', define: 'definePassingMedia' },
  'sharedMedia()': { path: 'app/media/queries/visibility.ts', define: 'defineSharedMedia' },
  'previews()': { path: 'app/work/queries/shown_work.ts', define: 'definePreview' },
  'subjects()': { path: 'app/work/queries/shown_work.ts', define: 'defineSubjects' },
  'madeFiles()': { path: 'app/provenance/made_files.ts', define: 'defineMadeFiles' },
  'resultCounts()': { path: 'app/products/queries/result_counts.ts', define: 'defineResultCount' },
  'keptResults()': { path: 'app/pictures/queries/kept_results.ts', define: 'defineKeptResults' },
  'sealedColumns()': { path: 'app/core/database/sealed_columns.ts', define: 'defineSealed' },
}

/** The parts that a call answers, as they stand in the source; null where it answers none. */
export function registeredParts(
  project: Project,
  call: string
): { part: ts.Expression; from: Module }[] | null {
  const registry = REGISTRIES[call]
  if (!registry) return null
  const home = project.module(registry.path)
  const { node } = project.find(registry.define, home.file, home)!
  return project.callsOf(node, home).map(({ call: { arguments: given }, from }) => ({
    part: given[0]!,
    from,
  }))
}
