import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { confirmPassword, signInConfirmed } from '#tests/support/confirmed_session'
import { cutAtWrite } from '#tests/support/cut_at_write'
import { queuedMails } from '#tests/support/mails'
import { signIn } from '#tests/support/sign_in'
import { addMember, backTo, INERTIA, makeTeam, pathOf, signInUnverified } from '#tests/support/team'

test.group('Teams', () => {
  test('a newcomer has a personal team that is the current one', async ({ assert }) => {
    const visitor = await signIn()
    const { props } = await visitor.visit('/dashboard')
    const { current_team: team, all_teams: teams } = props.auth.user
    assert.equal(team.name, "Ada's Team")
    assert.deepEqual(teams, [team])
    const page = await visitor.visit(`/teams/${team.id}`)
    assert.equal(page.component, 'teams/show')
    assert.isTrue(page.props.team.personal_team)
  })

  test('a team is made, becomes the current one, and its maker owns it', async ({ assert }) => {
    const visitor = await signIn()
    assert.equal((await visitor.visit('/teams/create')).component, 'teams/create')
    const made = await visitor.call('POST', '/teams', {
      json: { name: '  Studio North ' },
      headers: INERTIA,
    })
    assert.equal(made.status, 302)
    assert.equal(pathOf(made.headers.get('location')!), '/dashboard')
    const { props } = await visitor.visit('/dashboard')
    const { current_team: team } = props.auth.user
    assert.equal(team.name, 'Studio North')
    assert.equal(props.auth.user.current_team_id, team.id)
    assert.deepEqual(
      props.auth.user.all_teams.map(({ name }: { name: string }) => name),
      ["Ada's Team", 'Studio North']
    )
    const page = await visitor.visit(`/teams/${team.id}`)
    const { id, name, email } = visitor.user
    assert.deepEqual(page.props.team, {
      id: team.id,
      name: 'Studio North',
      user_id: id,
      personal_team: false,
      owner: { id, name, email, profile_photo_url: null },
      users: [],
      team_invitations: [],
    })
    assert.deepEqual(page.props.permissions, {
      canAddTeamMembers: true,
      canDeleteTeam: true,
      canRemoveTeamMembers: true,
      canUpdateTeam: true,
      canUpdateTeamMembers: true,
    })
    assert.deepEqual(page.props.availablePermissions, ['create', 'delete', 'read', 'update'])
    assert.deepEqual(page.props.defaultPermissions, ['read'])
    assert.deepEqual(page.props.availableRoles, [
      {
        key: 'admin',
        name: 'Administrator',
        description: 'Administrator users can perform any action.',
        permissions: ['create', 'read', 'update', 'delete'],
      },
      {
        key: 'editor',
        name: 'Editor',
        description: 'Editor users have the ability to read, create, and update.',
        permissions: ['read', 'create', 'update'],
      },
    ])
  })

  test('a name that is missing, too long or no text is refused in its bag', async ({ assert }) => {
    const visitor = await signIn()
    const refused = async (name: unknown) => {
      const response = await visitor.post('/teams', { name })
      assert.equal(response.status, 422)
      return (await response.json()).errors.name[0]
    }
    const required = 'The name field is required.'
    assert.equal(await refused(undefined), required)
    assert.equal(await refused('   '), required)
    assert.equal(
      await refused('x'.repeat(256)),
      'The name field must not be greater than 255 characters.'
    )
    const unreadable = 'The name field must be readable text without control characters.'
    const bad = ['\u0000', '\r\nBcc: all', '\u202E', '\u001B[31m', '\uD800']
    for (const name of [...bad.map((text) => `a${text}b`), '\u200B\u200D']) {
      assert.equal(await refused(name), unreadable)
    }
    assert.equal(await refused(['a']), 'The name field must be a string.')

    const back = await visitor.call('POST', '/teams', {
      json: { name: '' },
      headers: backTo('/teams/create'),
    })
    assert.equal(pathOf(back.headers.get('location')!), '/teams/create')
    const { props } = await visitor.visit('/teams/create')
    assert.equal(props.errors.createTeam.name, required)
    assert.equal((await visitor.visit('/dashboard')).props.auth.user.all_teams.length, 1)
  })

  test('names of any script and with emoji are taken as they are', async ({ assert }) => {
    const visitor = await signIn()
    for (const name of ['Студия', '工作室', 'فريق', '👩‍🎨 & <b>Co</b>', 'x'.repeat(255)]) {
      const id = await makeTeam(visitor, name)
      assert.equal((await visitor.visit(`/teams/${id}`)).props.team.name, name)
    }
  })

  test('the owner renames a team', async ({ assert }) => {
    const visitor = await signIn()
    const id = await makeTeam(visitor)
    const headers = backTo(`/teams/${id}`)
    const renamed = await visitor.call('PUT', `/teams/${id}`, { json: { name: 'South' }, headers })
    assert.equal(renamed.status, 303)
    assert.equal(pathOf(renamed.headers.get('location')!), `/teams/${id}`)
    const page = await visitor.visit(`/teams/${id}`, { 'x-inertia-error-bag': 'updateTeamName' })
    assert.equal(page.props.team.name, 'South')
    assert.deepEqual(page.props.errors, {})

    const refused = await visitor.call('PUT', `/teams/${id}`, { json: { name: '' }, headers })
    assert.equal(refused.status, 303)
    const { props } = await visitor.visit(`/teams/${id}`)
    assert.equal(props.errors.updateTeamName.name, 'The name field is required.')
    assert.equal(props.team.name, 'South')
  })

  test('a team is deleted, and all who worked in it fall back to their own', async ({ assert }) => {
    const owner = await signInConfirmed()
    const member = await signIn()
    const id = await makeTeam(owner)
    await addMember(id, member.user)
    await member.call('PUT', '/current-team', { json: { team_id: id } })
    assert.equal((await member.visit('/dashboard')).props.auth.user.current_team.id, id)

    const deleted = await owner.call('DELETE', `/teams/${id}`, { headers: INERTIA })
    assert.equal(deleted.status, 303)
    assert.equal(pathOf(deleted.headers.get('location')!), '/dashboard')
    for (const person of [owner, member]) {
      const { auth } = (await person.visit('/dashboard')).props
      assert.equal(auth.user.current_team.name, "Ada's Team")
      assert.lengthOf(auth.user.all_teams, 1)
      await person.user.refresh()
      assert.equal(person.user.currentTeamId, auth.user.current_team.id)
    }
    assert.equal((await owner.visit(`/teams/${id}`)).status, 404)
  })

  test('a team is deleted by who says that it is them, and the owner is told', async ({
    assert,
  }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    assert.equal((await owner.call('DELETE', `/teams/${id}`)).status, 423)
    assert.equal((await owner.visit(`/teams/${id}`)).status, 200)
    await confirmPassword(owner)
    assert.equal((await owner.call('DELETE', `/teams/${id}`)).status, 204)
    const told = (await queuedMails(owner.user.email)).map(({ kind }) => kind)
    assert.deepEqual(told, ['security_event'])
    const [event] = (await owner.visit('/user/profile')).props.security_events
    assert.equal(event.text, 'Team deleted: Studio North')
  })

  test('a team stays where a process dies before its owner is told that it is deleted', async ({
    assert,
  }) => {
    const owner = await signInConfirmed()
    const id = await makeTeam(owner)
    const deleted = () => owner.call('DELETE', `/teams/${id}`)
    await cutAtWrite('mails', 'insert into mails', deleted)
    assert.equal((await owner.visit(`/teams/${id}`)).status, 200)
    assert.isEmpty(await queuedMails(owner.user.email))
    assert.equal((await deleted()).status, 204)
    assert.lengthOf(await queuedMails(owner.user.email), 1)
  })

  test('the personal team stays', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const id = visitor.user.currentTeamId!
    const refused = await visitor.call('DELETE', `/teams/${id}`)
    assert.equal(refused.status, 422)
    assert.deepEqual((await refused.json()).errors, {
      team: ['You may not delete your personal team.'],
    })
    await visitor.call('DELETE', `/teams/${id}`, {
      headers: backTo(`/teams/${id}`),
    })
    const { props } = await visitor.visit(`/teams/${id}`)
    assert.equal(props.errors.deleteTeam.team, 'You may not delete your personal team.')
  })

  test('members switch between their teams', async ({ assert }) => {
    const visitor = await signIn()
    const personal = visitor.user.currentTeamId!
    await makeTeam(visitor)
    const switched = await visitor.call('PUT', '/current-team', {
      json: { team_id: personal },
      headers: backTo('/profile'),
    })
    assert.equal(switched.status, 303)
    assert.equal(pathOf(switched.headers.get('location')!), '/profile')
    assert.equal((await visitor.visit('/dashboard')).props.auth.user.current_team.id, personal)

    for (const id of [undefined, null, '', 0, -1, 'x', '99999999999999999999', {}, 999_999]) {
      const response = await visitor.call('PUT', '/current-team', { json: { team_id: id } })
      assert.equal(response.status, 404, String(id))
    }
    const stranger = await signIn()
    const foreign = await stranger.call('PUT', '/current-team', { json: { team_id: personal } })
    assert.equal(foreign.status, 403)
  })

  test('without a current team the personal one is taken and kept', async ({ assert }) => {
    const { user } = await signIn()
    const personal = user.currentTeamId
    await user.merge({ currentTeamId: null }).save()
    const visitor = await signIn(user)
    assert.equal((await visitor.visit('/dashboard')).props.auth.user.current_team.id, personal)
    await user.refresh()
    assert.equal(user.currentTeamId, personal)
  })

  test('pages of teams ask for a verified address, and are not offered before', async ({
    assert,
  }) => {
    const visitor = await signInUnverified()
    const page = await visitor.visit('/teams/create')
    assert.equal(page.response.headers.get('location'), '/email/verify')
    assert.equal((await visitor.visit('/email/verify')).props.status, 'verification-needed')
    const call = await visitor.post('/teams', { name: 'North' })
    assert.equal(call.status, 403)
    assert.equal((await call.json()).message, 'Your email address is not verified.')
    const hidden = { canCreateTeams: false, hasTeamFeatures: false, canManageApi: false }
    assert.deepInclude((await visitor.visit('/user/profile')).props.features, hidden)
    visitor.user.emailVerifiedAt = DateTime.now()
    await visitor.user.save()
    const shown = { canCreateTeams: true, hasTeamFeatures: true, canManageApi: true }
    assert.deepInclude((await visitor.visit('/user/profile')).props.features, shown)
  })
})
