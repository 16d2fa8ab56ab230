import Manager from 'pg-boss/dist/manager.js'

/** What a queue client is made with, beside the settings of pg-boss. */
export interface GroupSettings {
  /** Groups of jobs that it takes from no queue; jobs without a group are for everybody. */
  leftGroups?: readonly string[]
}

type Fetch = (name: string, options?: { ignoreGroups?: string[] | null }) => Promise<unknown>

const { prototype } = Manager as unknown as { prototype: { fetch: Fetch } }
const fetchAny = prototype.fetch

/**
 * `fetch` of pg-boss can leave groups out, but its `work`, which calls it, hands on no such setting. One queue with groups keeps one order
 * among all kinds of work, and one number of pieces at a time: a queue for each kind has neither.
 */
prototype.fetch = function fetchSome(this: { config: GroupSettings }, name, options = {}) {
  const ignored = [...(options.ignoreGroups ?? []), ...(this.config.leftGroups ?? [])]
  return fetchAny.call(
    this,
    name,
    ignored.length > 0 ? { ...options, ignoreGroups: ignored } : options
  )
}
