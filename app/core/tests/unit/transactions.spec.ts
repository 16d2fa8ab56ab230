import { test } from '@japa/runner'
import { functionsInSource, readFunctions } from '#tests/support/transactions/functions_in_source'
import {
  findWithinTransactions,
  sendsAtOnce,
  takesConnection,
  takesLong,
} from '#tests/support/transactions/find_within_transactions'

const EXAMPLES = {
  'app/shell/faulty.ts': `
    import db from '@adonisjs/lucid/services/db'
    import { sql, TO_SHOW } from '#app/core/database/sql'
    import User from '#app/accounts/models/user'
    import { count, send } from './faults.js'
    export function first() {
      return db.transaction(async (trx) => {
        await User.find(1)
        await User.find(1, { client: trx })
        await count(trx)
        await count()
        await sql(trx, 'select 1')
        await sql(TO_SHOW, 'select 1')
        await queue.send('work', {}, { db: onConnection(trx) })
        await queue.send('work', {})
        await Promise.all([count(trx), count(trx)])
        trx.after('commit', () => send())
        await send()
      })
    }
    class Ledger {
      constructor(private trx: TransactionClientContract) {}
      async write() { await this.#tell() }
      async #tell() { await db.from('users') }
    }
    export const inTurn = () => db.transaction(send)`,
  'app/shell/faults.ts': `
    import db from '@adonisjs/lucid/services/db'
    export async function count(client: QueryClientContract = db.connection()) {
      return client.from('users')
    }
    export async function send() {
      if (await count()) await again()
    }
    const again = async () => {
      await fetch('http://127.0.0.1')
      await send()
    }`,
}

test.group('Transactions', (group) => {
  let functions: Awaited<ReturnType<typeof functionsInSource>>
  group.setup(async () => {
    functions = await functionsInSource(process.cwd())
  })

  test('take no connection beside their own', ({ assert }) => {
    assert.isAbove(functions.size, 5_000)
    assert.deepEqual(findWithinTransactions(functions, takesConnection), [])
  })

  test('wait for no other machine, and for no password to be hashed', ({ assert }) => {
    assert.deepEqual(findWithinTransactions(functions, takesLong), [])
  })

  test('send one statement after the other', ({ assert }) => {
    assert.deepEqual(findWithinTransactions(functions, sendsAtOnce), [])
  })

  test('are read with what they call', ({ assert }) => {
    const known = new Map()
    for (const [file, text] of Object.entries(EXAMPLES)) readFunctions(file, text, known)
    assert.deepEqual(findWithinTransactions(known, takesConnection), [
      'app/shell/faulty.ts:8 User.find',
      'app/shell/faulty.ts:11 count > db.connection',
      'app/shell/faulty.ts:13 sql',
      'app/shell/faulty.ts:15 queue.send',
      'app/shell/faulty.ts:18 send > count > db.connection',
      'app/shell/faulty.ts:23 this.#tell > db.from',
      'app/shell/faulty.ts:24 db.from',
      'app/shell/faulty.ts:26 send > count > db.connection',
    ])
    assert.deepEqual(findWithinTransactions(known, takesLong), [
      'app/shell/faulty.ts:18 send > again > fetch',
      'app/shell/faulty.ts:26 send > again > fetch',
    ])
    assert.deepEqual(findWithinTransactions(known, sendsAtOnce), [
      'app/shell/faulty.ts:16 Promise.all',
    ])
  })
})
