import { test } from '@japa/runner'
import { createMerchant } from '#tests/support/merchant'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { signIn } from '#tests/support/sign_in'
import {
  addMember,
  INERTIA,
  invite,
  makeTeam,
  membersOf,
  signInUnverified,
} from '#tests/support/team'
import { freshEmail, Visitor } from '#tests/support/visitor'

test.group('Attacks on teams', () => {
  test('neither administrators nor editors run the team, and strangers see nothing of it', async ({
    assert,
  }) => {
    const owner = await signIn()
    const other = await signIn()
    const id = await makeTeam(owner)
    await addMember(id, other.user)
    const invitation = await invite(owner, id)
    const [admin, editor, stranger] = [
      await signInConfirmed(),
      await signInConfirmed(),
      await signInConfirmed(),
    ]
    await addMember(id, admin.user, 'admin')
    await addMember(id, editor.user, 'editor')
    const before = await membersOf(id)
    for (const attacker of [admin, editor, stranger]) {
      const calls: [string, string, object?][] = [
        ['PUT', `/teams/${id}`, { name: 'Mine' }],
        ['DELETE', `/teams/${id}`],
        ['PUT', `/teams/${id}/owner`, { user_id: attacker.user.id }],
        ['POST', `/teams/${id}/members`, { email: freshEmail(), role: 'admin' }],
        ['PUT', `/teams/${id}/members/${attacker.user.id}`, { role: 'admin' }],
        ['PUT', `/teams/${id}/members/${other.user.id}`, { role: 'admin' }],
        ['DELETE', `/teams/${id}/members/${other.user.id}`],
        ['DELETE', `/teams/${id}/members/${owner.user.id}`],
        ['DELETE', `/team-invitations/${invitation.id}`],
        // Refused before the form is looked at.
        ['PUT', `/teams/${id}`, { name: '' }],
        ['POST', `/teams/${id}/members`, {}],
      ]
      for (const [method, path, json] of calls) {
        const response = await attacker.call(method, path, { json })
        assert.equal(response.status, 403, `${method} ${path}`)
        assert.equal((await response.json()).message, 'This action is unauthorized.')
      }
    }
    assert.equal((await stranger.visit(`/teams/${id}`)).status, 403)
    const none = await stranger.call('DELETE', `/teams/${id}/members/${stranger.user.id}`)
    assert.equal(none.status, 403)
    assert.deepEqual(await membersOf(id), before)
    const { props } = await owner.visit(`/teams/${id}`)
    assert.equal(props.team.name, 'Studio North')
    assert.lengthOf(props.team.team_invitations, 1)
  })

  test('ids that are nobody’s answer 404, whatever they look like', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const mine = await makeTeam(visitor)
    const ids = ['0', '-1', '999999', '9223372036854775808', 'x', '1e3', '1%00', `${mine}.0`]
    for (const id of ids) {
      const calls: [string, string, object?][] = [
        ['GET', `/teams/${id}`],
        ['PUT', `/teams/${id}`, { name: 'North' }],
        ['DELETE', `/teams/${id}`],
        ['PUT', `/teams/${id}/owner`, { user_id: visitor.user.id }],
        ['POST', `/teams/${id}/members`, { email: freshEmail(), role: 'admin' }],
        ['PUT', `/teams/${id}/members/${visitor.user.id}`, { role: 'admin' }],
        ['DELETE', `/teams/${id}/members/${visitor.user.id}`],
        ['PUT', `/teams/${mine}/members/${id}`, { role: 'admin' }],
        ['DELETE', `/teams/${mine}/members/${id}`],
        ['DELETE', `/team-invitations/${id}`],
      ]
      for (const [method, path, json] of calls) {
        assert.equal((await visitor.call(method, path, { json })).status, 404, `${method} ${path}`)
      }
    }
  })

  test('fields that the form does not have change nothing', async ({ assert }) => {
    const visitor = await signIn()
    const victim = await createMerchant()
    const more = { personal_team: true, personalTeam: true, user_id: victim.id, userId: victim.id }
    const made = await visitor.post('/teams', { name: 'North', id: 1, ...more })
    const { id } = await made.json()
    await visitor.call('PUT', `/teams/${id}`, { json: { name: 'South', ...more } })
    const { team } = (await visitor.visit(`/teams/${id}`)).props
    assert.deepInclude(team, { name: 'South', personal_team: false, user_id: visitor.user.id })

    const member = await createMerchant()
    await addMember(id, member)
    await visitor.call('PUT', `/teams/${id}/members/${member.id}`, {
      json: { role: 'admin', team_id: 1, user_id: victim.id },
    })
    assert.deepEqual(await membersOf(id), [{ user_id: member.id, role: 'admin' }])
  })

  test('a stranger gets nothing by somebody else’s link, and does not use it up', async ({
    assert,
  }) => {
    const owner = await signIn()
    const invited = await signIn()
    const stranger = await signIn()
    const id = await makeTeam(owner)
    const { accept } = await invite(owner, id, invited.user.email)
    const refused = await stranger.get(accept)
    assert.equal(refused.status, 403)
    assert.equal((await refused.json()).message, 'This action is unauthorized.')
    assert.deepEqual(await membersOf(id), [])
    assert.equal((await invited.get(accept)).status, 204)
  })

  test('registering somebody else’s address is not enough while it is unverified', async ({
    assert,
  }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    const squatter = await signInUnverified()
    const { accept } = await invite(owner, id, squatter.user.email)
    assert.equal((await squatter.get(accept)).status, 403)
    assert.deepEqual(await membersOf(id), [])
  })

  test('a link without, with a wrong or with another link’s signature is refused', async ({
    assert,
  }) => {
    const owner = await signIn()
    const invited = await signIn()
    const id = await makeTeam(owner)
    const { accept, id: invitation } = await invite(owner, id, invited.user.email)
    const { accept: other, register } = await invite(owner, id)
    const path = `/team-invitations/${invitation}`
    const tampered = [
      path,
      `${path}?signature=`,
      `${path}?signature=x`,
      `${accept}x`,
      `${accept}&more=1`,
      `${path}?signature=a&signature=b`,
      path + other.slice(other.indexOf('?')),
      path + register.slice(register.indexOf('?')),
    ]
    for (const link of tampered) {
      const response = await invited.get(link)
      assert.equal(response.status, 403, link)
      assert.equal((await response.json()).message, 'Invalid signature.')
      const page = await invited.visit(link)
      assert.equal(page.component, 'shell/error')
    }
    const forged = `/team-invitations/${invitation}/register${accept.slice(accept.indexOf('?'))}`
    assert.equal((await new Visitor().get(forged)).status, 403)
    assert.deepEqual(await membersOf(id), [])
  })

  test('a link works once, and does not bring back who was removed', async ({ assert }) => {
    const owner = await signIn()
    const invited = await signIn()
    const id = await makeTeam(owner)
    const { accept } = await invite(owner, id, invited.user.email)
    assert.equal((await invited.get(accept)).status, 204)
    assert.equal((await invited.get(accept)).status, 404)
    await owner.call('DELETE', `/teams/${id}/members/${invited.user.id}`)
    assert.equal((await invited.get(accept)).status, 404)
    assert.deepEqual(await membersOf(id), [])
  })

  test('a link to a deleted team is gone', async ({ assert }) => {
    const owner = await signInConfirmed()
    const invited = await signIn()
    const id = await makeTeam(owner)
    const known = await invite(owner, id, invited.user.email)
    const unknown = await invite(owner, id)
    await owner.call('DELETE', `/teams/${id}`)
    assert.equal((await invited.get(known.accept)).status, 404)
    assert.equal((await new Visitor().get(unknown.register)).status, 404)
  })

  test('accepting ten times at once makes one membership', async ({ assert }) => {
    const owner = await signIn()
    const invited = await signIn()
    const id = await makeTeam(owner)
    const { accept } = await invite(owner, id, invited.user.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => invited.get(accept)))
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [204, ...Array.from({ length: 9 }, () => 404)])
    assert.lengthOf(await membersOf(id), 1)
  })

  test('inviting one address at once sends one mail', async ({ assert }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    const form = { email: freshEmail(), role: 'editor' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.post(`/teams/${id}/members`, form))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 422, 422, 422, 422])
  })

  test('handing over twice at once leaves one owner', async ({ assert }) => {
    const owner = await signInConfirmed()
    const [one, two] = [await signIn(), await signIn()]
    const id = await makeTeam(owner)
    await addMember(id, one.user)
    await addMember(id, two.user)
    const answers = await Promise.all(
      [one, two].map(({ user }) =>
        owner.call('PUT', `/teams/${id}/owner`, { json: { user_id: user.id } })
      )
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 403])
    assert.lengthOf(await membersOf(id), 2)
  })

  test('whoever is removed works in the personal team and cannot switch back', async ({
    assert,
  }) => {
    const owner = await signIn()
    const member = await signIn()
    const id = await makeTeam(owner)
    await addMember(id, member.user)
    const toTeam = () => member.call('PUT', '/current-team', { json: { team_id: id } })
    assert.equal((await toTeam()).status, 204)
    await owner.call('DELETE', `/teams/${id}/members/${member.user.id}`)
    assert.equal((await toTeam()).status, 403)
    const { auth } = (await member.visit('/dashboard')).props
    assert.equal(auth.user.current_team.name, "Ada's Team")
    assert.notEqual(auth.user.current_team_id, id)
  })

  test('a call without a CSRF token changes nothing', async ({ assert }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    const headers = { 'x-xsrf-token': 'wrong' }
    assert.equal((await owner.call('DELETE', `/teams/${id}`, { headers })).status, 419)
    assert.equal(
      (await owner.call('DELETE', `/teams/${id}`, { headers: { ...INERTIA, ...headers } })).status,
      419
    )
    assert.equal((await owner.visit(`/teams/${id}`)).status, 200)
  })
})
