import { test } from '@japa/runner'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { signIn } from '#tests/support/sign_in'
import { addMember, backTo, INERTIA, makeTeam, membersOf, pathOf } from '#tests/support/team'

test.group('Team members', () => {
  test('members see the team and its people, but not who is invited', async ({ assert }) => {
    const owner = await signIn()
    const member = await signIn()
    const id = await makeTeam(owner)
    await addMember(id, member.user)
    await owner.post(`/teams/${id}/members`, { email: 'guest@example.test', role: 'admin' })
    const { props } = await member.visit(`/teams/${id}`)
    const { id: memberId, name, email } = member.user
    assert.equal(props.team.owner.id, owner.user.id)
    assert.deepEqual(props.team.users, [
      { id: memberId, name, email, profile_photo_url: null, membership: { role: 'editor' } },
    ])
    assert.deepEqual(props.team.team_invitations, [])
    assert.deepEqual([...new Set(Object.values(props.permissions))], [false])
  })

  test('the owner changes a role', async ({ assert }) => {
    const owner = await signIn()
    const member = await signIn()
    const id = await makeTeam(owner)
    await addMember(id, member.user)
    const path = `/teams/${id}/members/${member.user.id}`
    const headers = backTo(`/teams/${id}`)
    const changed = await owner.call('PUT', path, { json: { role: 'admin' }, headers })
    assert.equal(changed.status, 303)
    assert.deepEqual(await membersOf(id), [{ user_id: member.user.id, role: 'admin' }])

    const wrong = await owner.call('PUT', path, { json: { role: 'owner' } })
    assert.equal(wrong.status, 422)
    assert.deepEqual((await wrong.json()).errors, { role: ['The role must be a valid role.'] })
    const missing = await owner.call('PUT', path, { json: {} })
    assert.deepEqual((await missing.json()).errors, { role: ['The role field is required.'] })
    await owner.call('PUT', path, { json: { role: 'king' }, headers })
    const { props } = await owner.visit(`/teams/${id}`)
    assert.equal(props.errors.role, 'The role must be a valid role.')
    assert.deepEqual(await membersOf(id), [{ user_id: member.user.id, role: 'admin' }])
  })

  test('a member leaves, and works in the personal team again', async ({ assert }) => {
    const owner = await signIn()
    const member = await signIn()
    const id = await makeTeam(owner)
    await addMember(id, member.user)
    await member.call('PUT', '/current-team', { json: { team_id: id } })
    const left = await member.call('DELETE', `/teams/${id}/members/${member.user.id}`, {
      headers: INERTIA,
    })
    assert.equal(left.status, 303)
    assert.equal(pathOf(left.headers.get('location')!), '/dashboard')
    const { props } = await member.visit('/dashboard')
    assert.equal(props.auth.user.current_team.name, "Ada's Team")
    assert.equal(props.flash.banner, 'You left Studio North.')
    assert.deepEqual(await membersOf(id), [])
    assert.equal((await member.visit(`/teams/${id}`)).status, 403)
  })

  test('the owner removes a member', async ({ assert }) => {
    const owner = await signIn()
    const member = await signIn()
    const id = await makeTeam(owner)
    await addMember(id, member.user, 'admin')
    const path = `/teams/${id}/members/${member.user.id}`
    const removed = await owner.call('DELETE', path, {
      headers: backTo(`/teams/${id}`),
    })
    assert.equal(removed.status, 303)
    assert.equal(pathOf(removed.headers.get('location')!), `/teams/${id}`)
    assert.deepEqual(await membersOf(id), [])
    assert.equal((await owner.call('DELETE', path)).status, 404)
  })

  test('the owner cannot leave, only hand over or delete', async ({ assert }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    const path = `/teams/${id}/members/${owner.user.id}`
    const refused = await owner.call('DELETE', path)
    assert.equal(refused.status, 422)
    assert.deepEqual((await refused.json()).errors, {
      team: ['You may not leave a team that you created.'],
    })
    await owner.call('DELETE', path, {
      headers: backTo(`/teams/${id}`),
    })
    const { props } = await owner.visit(`/teams/${id}`)
    assert.equal(props.errors.removeTeamMember.team, 'You may not leave a team that you created.')
    assert.equal(props.team.owner.id, owner.user.id)
  })

  test('a team is handed over: the member owns it, the owner becomes administrator', async ({
    assert,
  }) => {
    const owner = await signInConfirmed()
    const member = await signIn()
    const id = await makeTeam(owner)
    await addMember(id, member.user)
    const handed = await owner.call('PUT', `/teams/${id}/owner`, {
      json: { user_id: member.user.id },
      headers: backTo(`/teams/${id}`),
    })
    assert.equal(handed.status, 303)
    const { props } = await member.visit(`/teams/${id}`)
    assert.equal(props.team.owner.id, member.user.id)
    assert.deepEqual(await membersOf(id), [{ user_id: owner.user.id, role: 'admin' }])
    assert.isTrue(props.permissions.canDeleteTeam)
    assert.equal((await owner.call('DELETE', `/teams/${id}`)).status, 403)
    assert.equal((await owner.call('DELETE', `/teams/${id}/members/${owner.user.id}`)).status, 204)
  })

  test('only to a member, and never the personal team', async ({ assert }) => {
    const owner = await signInConfirmed()
    const stranger = await signIn()
    const id = await makeTeam(owner)
    for (const to of [stranger.user.id, owner.user.id, 999_999, 1e30, -1]) {
      const response = await owner.call('PUT', `/teams/${id}/owner`, { json: { user_id: to } })
      assert.equal(response.status, 422, String(to))
      assert.property((await response.json()).errors, 'user_id')
    }
    const personal = await owner.call('PUT', `/teams/${owner.user.currentTeamId}/owner`, {
      json: { user_id: stranger.user.id },
    })
    assert.deepEqual((await personal.json()).errors, {
      user_id: ['You may not hand over your personal team.'],
    })
    assert.equal((await owner.visit(`/teams/${id}`)).props.team.owner.id, owner.user.id)
  })
})
