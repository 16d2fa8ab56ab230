import env from '#start/env'
import { eventHub } from '#app/core/queue/event_hub'
import { News } from './news.js'
import { readFrom } from './reader.js'
import { Replica, replicaPool } from './replica.js'
import { findPosition, findStanding } from './write_marks.js'

/**
 * Begins to read from a replica in this process.
 * @returns what ends it
 */
export async function readFromReplica(url: string): Promise<() => Promise<void>> {
  const replica = new Replica(replicaPool(url, env.get('DATABASE_POOL', 10)), findStanding)
  const news = new News(findPosition)
  const ends = [
    eventHub.onEveryUser((userId) => news.hear(userId)),
    eventHub.onReconnect(() => news.miss()),
  ]
  // Of what happened before, nothing was heard.
  news.miss()
  await replica.start()
  readFrom({ replica, news, isHearing: () => eventHub.isListening })
  return async () => {
    readFrom(null)
    ends.forEach((end) => end())
    await replica.stop()
  }
}
