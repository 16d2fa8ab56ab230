import { randomUUID } from 'node:crypto'

/** Somebody with an account at the emulated providers. */
export interface Person {
  id: string
  /** Of Slack: its member ids are unique in one only. */
  workspace: string
  name: string
  nickname: string
  /** Null: the provider tells none. */
  email: string | null
  /** Whether the provider says that the address is theirs. */
  isVerified: boolean
  picture: string | null
}

/** A new person whose address is verified. */
export function somebody(changes: Partial<Person> = {}): Person {
  const id = String(Math.floor(Math.random() * 1e15))
  return {
    id,
    workspace: 'T1',
    name: 'Grace Hopper',
    nickname: `grace${id.slice(0, 5)}`,
    email: `grace-${randomUUID()}@example.test`,
    isVerified: true,
    picture: 'https://pictures.invalid/grace.png',
    ...changes,
  }
}
