import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sweepEmailChanges } from '#app/accounts/actions/sweep_email_changes'
import User from '#app/accounts/models/user'
import { sql } from '#app/core/database/sql'
import { makeToken, statusFor } from '#tests/support/api_tokens'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { fromElsewhere } from '#tests/support/forms'
import { arrivedMail, countMails, queuedMails } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { addMember, INERTIA, invite, makeTeam, membersOf } from '#tests/support/team'
import { turnOnTwoFactor } from '#tests/support/two_factor'
import { freshEmail, Visitor } from '#tests/support/visitor'
import {
  CHANGE,
  askFor,
  linkIn,
  confirmLink,
  undoLink,
  changeTo,
  emailOf,
  NEW,
  resetPassword,
} from '#tests/support/email_change'

test.group('A change of the e-mail address that is undone from the old one', () => {
  test('gives the account back, without whoever took it', async ({ assert }) => {
    const thief = await signInConfirmed()
    const { id, email: old } = thief.user
    const kept = await makeToken(thief, undefined, 'Of the owner')
    await sql(
      db.connection(),
      `update access_tokens set created_at = now() - interval '2 days' where user_id = ?`,
      [id]
    )
    const before = await makeToken(thief, undefined, 'Made before the change')
    const team = await makeTeam(thief)
    const [colleague, stranger] = [await createMerchant(), await createMerchant()]
    await addMember(team, colleague)
    await sql(
      db.connection(),
      `update team_members set created_at = now() - interval '2 days' where team_id = ?`,
      [team]
    )
    await addMember(team, stranger, 'admin')
    await invite(thief, team)
    const email = freshEmail()
    await changeTo(thief, email)
    const left = await makeToken(thief, undefined, 'Of the thief')
    await turnOnTwoFactor(thief)

    const link = await undoLink(old)
    const owner = new Visitor()
    const { component, props } = await owner.visit(link)
    assert.equal(component, 'accounts/undo_email_change')
    assert.deepInclude(props, { oldEmail: old, newEmail: email, state: 'open' })
    assert.equal(await emailOf(thief), email, 'looking at it undoes nothing')
    assert.equal((await owner.post(link.replace(/signature=./, 'signature=x'))).status, 403)
    const undone = await owner.call('POST', link, { headers: INERTIA })
    assert.equal(undone.headers.get('location'), link, 'back with the signature')
    assert.equal((await owner.visit(link)).props.state, 'undone')

    const user = await User.findOrFail(id)
    assert.deepInclude(user.serialize(), { email: old, twoFactorSecret: null })
    assert.isNull(user.password)
    assert.equal((await thief.get('/user/confirmed-password-status')).status, 401)
    assert.equal((await new Visitor().post('/login', { email, password: PASSWORD })).status, 422)
    assert.equal(
      (await new Visitor().post('/login', { email: old, password: PASSWORD })).status,
      422
    )
    const statuses = [kept, before, left].map(({ plain }) => statusFor(plain))
    assert.deepEqual(await Promise.all(statuses), [200, 401, 401])
    assert.deepEqual(await membersOf(team), [{ user_id: colleague.id, role: 'editor' }])
    assert.lengthOf(await db.from('team_invitations').where('team_id', team), 0)
    await resetPassword(old, await linkIn(old, /\/reset-password\//))
    const back = await new Visitor().post('/login', { email: old, password: NEW })
    assert.deepEqual(await back.json(), { two_factor: false })
    assert.equal((await owner.post(link)).status, 409, 'once')
  })

  test('stops one that still waits, and all that came after it', async ({ assert }) => {
    const thief = await signInConfirmed()
    const { email: old } = thief.user
    const [first, second] = [freshEmail(), freshEmail()]
    await changeTo(thief, first)
    await askFor(thief, second)
    const further = await confirmLink(second)
    assert.equal((await new Visitor().post(await undoLink(old))).status, 204)
    assert.equal(await emailOf(thief), old)
    assert.equal((await thief.get(further)).status, 401)

    const other = await signInConfirmed()
    await askFor(other, freshEmail())
    await other.call('DELETE', CHANGE)
    assert.equal((await new Visitor().post(await undoLink(other.user.email))).status, 204)
    assert.equal((await other.get('/user/confirmed-password-status')).status, 401)
  })

  test('is not offered to an address that was gained by a change which can still be undone', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const { id, email: old } = visitor.user
    const gained = freshEmail()
    await changeTo(visitor, gained)
    await changeTo(visitor, old)
    for (const words of [/is to be changed/, /was changed to/]) {
      assert.notMatch((await arrivedMail(gained, words)).text, /\/undo/)
    }
    const changes = await db.from('email_changes').where('user_id', id).orderBy('id')
    assert.deepEqual(
      changes.map(({ undoable, returned_at, undone_at }) => [
        undoable,
        returned_at !== null,
        undone_at,
      ]),
      [
        [true, true, null],
        [false, true, null],
      ]
    )
    // The next change can be undone again.
    const further = freshEmail()
    await askFor(visitor, further)
    assert.match((await arrivedMail(old, new RegExp(further))).text, /\/undo/)
  })

  test('does what it promises also when the address was moved back by hand before', async ({
    assert,
  }) => {
    const thief = await signInConfirmed()
    const { id, email: old } = thief.user
    await changeTo(thief, freshEmail())
    const link = await undoLink(old)
    const left = await makeToken(thief, undefined, 'Of the thief')
    await changeTo(thief, old)
    const owner = new Visitor()
    assert.equal((await owner.visit(link)).props.state, 'open')
    assert.equal(await countMails(old, 'reset_password'), 0)

    assert.equal((await owner.post(link)).status, 204)
    assert.equal((await owner.visit(link)).props.state, 'undone')
    assert.equal(await countMails(old, 'reset_password'), 1)
    assert.isNull((await User.findOrFail(id)).password)
    assert.equal((await thief.get('/user/confirmed-password-status')).status, 401)
    assert.equal(await statusFor(left.plain), 401)
    assert.equal((await owner.post(link)).status, 409, 'once')
  })

  test('is kept as long as a link is about it', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { id } = visitor.user
    await changeTo(visitor, freshEmail())
    await askFor(visitor, freshEmail())
    const left = async () => (await db.from('email_changes').where('user_id', id)).length
    const pass = (days: number) =>
      sql(
        db.connection(),
        `update email_changes set confirmed_at = confirmed_at - make_interval(days => :days),
           created_at = created_at - make_interval(days => :days) where user_id = :id`,
        { id, days }
      )
    await pass(6)
    await sweepEmailChanges()
    assert.equal(await left(), 2)
    await pass(1)
    await sweepEmailChanges()
    assert.equal(await left(), 1, 'the one that waits for its link')
    await visitor.call('DELETE', CHANGE)
    await sweepEmailChanges()
    assert.equal(await left(), 0)
  })

  test('is told to the address that loses the account', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { email: old } = visitor.user
    const email = freshEmail()
    await changeTo(visitor, email)
    assert.equal((await new Visitor().post(await undoLink(old))).status, 204)
    const { text } = await arrivedMail(email, /was changed to/)
    assert.include(text, old)
    assert.notMatch(text, /\/undo/)
  })

  test('works for a week, in which nobody else can have the old address', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { id, email: old } = visitor.user
    await changeTo(visitor, freshEmail())
    const newcomer = {
      name: 'Eve',
      email: old,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }
    const register = () =>
      new Visitor().post('/register', { ...newcomer, terms: true }, { headers: fromElsewhere() })
    const refused = await register()
    assert.deepEqual((await refused.json()).errors, {
      email: ['The email has already been taken.'],
    })
    const other = await signInConfirmed()
    assert.equal((await askFor(other, old)).status, 422)

    const link = await undoLink(old)
    await sql(
      db.connection(),
      `update email_changes set confirmed_at = now() - interval '7 days' where user_id = ?`,
      [id]
    )
    assert.equal((await new Visitor().visit(link)).props.state, 'over')
    assert.equal((await new Visitor().post(link)).status, 409)
    assert.equal((await register()).status, 201)
  })

  test('is not offered to an address that nobody has proven: it may be a stranger’s', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const { id, email: old } = visitor.user
    await User.query().where('id', id).update({ email_verified_at: null, address_proven_at: null })
    const email = freshEmail()
    await askFor(visitor, email)
    assert.deepEqual(await queuedMails(old), [])
    const changes = await db.from('email_changes').where('user_id', id)
    assert.deepEqual(
      changes.map(({ undoable }) => undoable),
      [false]
    )
    await visitor.get(await confirmLink(email))
    assert.isNotNull((await User.findOrFail(id)).emailVerifiedAt)
  })
})
