import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { disconnectAccount } from '#app/accounts/actions/disconnect_account'
import { endSessions } from '#app/accounts/actions/end_sessions'
import { replaceProfilePhoto } from '#app/accounts/actions/replace_profile_photo'
import type User from '#app/accounts/models/user'
import { createMerchant } from '#tests/support/merchant'

const CLIENT = { ipAddress: '127.0.0.1', userAgent: '' }

test('{what} of an account that was deleted meanwhile is not found')
  .with([
    {
      what: 'the photo',
      change: ({ id }: User) => db.transaction((trx) => replaceProfilePhoto(trx, id, null)),
    },
    {
      what: 'a session',
      change: ({ id }: User) => db.transaction((trx) => endSessions(trx, id)),
    },
    { what: 'a connection', change: (user: User) => disconnectAccount(user, 1, CLIENT) },
  ])
  .run(async ({ assert }, { change }) => {
    const user = await createMerchant()
    await deleteAccount({ userId: user.id, deleteTeams: true })
    await assert.rejects(() => change(user), /not_found/)
  })
