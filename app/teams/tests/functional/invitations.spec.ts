import { test } from '@japa/runner'
import { signIn } from '#tests/support/sign_in'
import { invitationLinks } from '#app/teams/invitation_links'
import { appUrl } from '#config/app'
import { arrivedMail, countMails } from '#tests/support/mails'
import { PASSWORD } from '#tests/support/merchant'
import {
  addMember,
  backTo,
  INERTIA,
  invite,
  makeTeam,
  membersOf,
  verify,
} from '#tests/support/team'
import { freshEmail, Visitor } from '#tests/support/visitor'

const HTML = { accept: 'text/html', referer: '' }

test.group('Inviting', () => {
  test('somebody is invited by mail, once', async ({ assert }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    const email = freshEmail()
    const { id: invitation } = await invite(owner, id, email.toUpperCase(), 'admin')
    const { acceptUrl, registerUrl } = invitationLinks({ invitation, team: id })
    assert.isTrue(
      acceptUrl.startsWith(`${appUrl}/team-invitations/${invitation}?team=${id}&signature=`)
    )
    const { subject, text } = await arrivedMail(email)
    assert.equal(subject, 'Team Invitation')
    for (const part of ['Studio North', 'Ada Merchant', acceptUrl, registerUrl]) {
      assert.include(text, part)
    }
    const { props } = await owner.visit(`/teams/${id}`)
    assert.deepEqual(props.team.team_invitations, [{ id: invitation, email, role: 'admin' }])

    const again = await owner.post(`/teams/${id}/members`, { email, role: 'editor' })
    assert.equal(again.status, 422)
    assert.deepEqual((await again.json()).errors, {
      email: ['This user has already been invited to the team.'],
    })
    assert.equal(await countMails(email, 'team_invitation'), 1)
  })

  test('whoever has an account is not told to make one', async ({ assert }) => {
    const owner = await signIn()
    const invited = await signIn()
    await invite(owner, await makeTeam(owner), invited.user.email)
    const { text } = await arrivedMail(invited.user.email, /Studio North/)
    assert.notInclude(text, '/register')
  })

  test('each wrong field of the form is named, in its bag', async ({ assert }) => {
    const owner = await signIn()
    const member = await signIn()
    const id = await makeTeam(owner)
    await addMember(id, member.user)
    const refused = async (form: object) => {
      const response = await owner.post(`/teams/${id}/members`, form)
      assert.equal(response.status, 422)
      return (await response.json()).errors
    }
    assert.deepEqual(await refused({}), {
      email: ['The email field is required.'],
      role: ['The role field is required.'],
    })
    assert.deepEqual(await refused({ email: 'no address', role: 'owner' }), {
      email: ['The email field must be a valid email address.'],
      role: ['The role must be a valid role.'],
    })
    for (const { user } of [owner, member]) {
      assert.deepEqual(await refused({ email: user.email, role: 'admin' }), {
        email: ['This user already belongs to the team.'],
      })
    }
    await owner.call('POST', `/teams/${id}/members`, {
      json: { email: '', role: 'admin' },
      headers: backTo(`/teams/${id}`),
    })
    const { props } = await owner.visit(`/teams/${id}`)
    assert.equal(props.errors.addTeamMember.email, 'The email field is required.')
  })

  test('invitations cannot be sent in bulk', async ({ assert }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    const statuses = []
    for (let sent = 0; sent < 31; sent++) {
      const { status } = await owner.post(`/teams/${id}/members`, { email: 'x', role: 'admin' })
      statuses.push(status)
    }
    assert.deepEqual([...new Set(statuses)], [422, 429])
    assert.equal(statuses.indexOf(429), 30)
  })

  test('the owner takes an invitation back, and its link leads nowhere', async ({ assert }) => {
    const owner = await signIn()
    const invited = await signIn()
    const id = await makeTeam(owner)
    const invitation = await invite(owner, id, invited.user.email)
    const path = `/team-invitations/${invitation.id}`
    const cancelled = await owner.call('DELETE', path, { headers: INERTIA })
    assert.equal(cancelled.status, 303)
    assert.equal((await owner.call('DELETE', path)).status, 404)
    assert.equal((await invited.get(invitation.accept)).status, 404)
    assert.deepEqual(await membersOf(id), [])
    await invite(owner, id, invited.user.email)
  })
})

test.group('Accepting an invitation', () => {
  test('the invited person becomes a member and stays in their current team', async ({
    assert,
  }) => {
    const owner = await signIn()
    const invited = await signIn()
    const id = await makeTeam(owner)
    const { accept } = await invite(owner, id, invited.user.email, 'admin')
    const accepted = await invited.get(accept, { headers: HTML })
    assert.equal(accepted.status, 302)
    assert.equal(accepted.headers.get('location'), '/dashboard')
    const { props } = await invited.visit('/dashboard')
    assert.equal(
      props.flash.banner,
      'Great! You have accepted the invitation to join the Studio North team.'
    )
    assert.equal(props.flash.bannerStyle, 'success')
    assert.equal(props.auth.user.current_team.name, "Ada's Team")
    assert.lengthOf(props.auth.user.all_teams, 2)
    assert.deepEqual(await membersOf(id), [{ user_id: invited.user.id, role: 'admin' }])
    assert.deepEqual((await owner.visit(`/teams/${id}`)).props.team.team_invitations, [])
  })

  test('the owner accepts for somebody who has an account', async ({ assert }) => {
    const owner = await signIn()
    const invited = await signIn()
    const id = await makeTeam(owner)
    const { accept } = await invite(owner, id, invited.user.email)
    assert.equal((await owner.get(accept)).status, 204)
    assert.deepEqual(await membersOf(id), [{ user_id: invited.user.id, role: 'editor' }])
  })

  test('but not for somebody who has none', async ({ assert }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    const { accept } = await invite(owner, id)
    const refused = await owner.get(accept)
    assert.equal(refused.status, 422)
    assert.deepEqual((await refused.json()).errors, {
      email: ['We were unable to find a registered user with this email address.'],
    })
    await owner.get(accept, { headers: HTML })
    const { props } = await owner.visit(`/teams/${id}`)
    assert.property(props.errors.addTeamMember, 'email')
    assert.lengthOf(props.team.team_invitations, 1)
  })

  test('a newcomer signs up from the mail, verifies the address, and has joined', async ({
    assert,
  }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    const { accept, register, email } = await invite(owner, id)
    const newcomer = new Visitor()
    const led = await newcomer.get(register, { headers: HTML })
    assert.equal(led.headers.get('location'), `/register?email=${encodeURIComponent(email)}`)
    const signedUp = await newcomer.call('POST', '/register', {
      json: {
        name: 'Grace',
        email,
        password: PASSWORD,
        password_confirmation: PASSWORD,
        terms: true,
      },
      headers: INERTIA,
    })
    const next = signedUp.headers.get('location')!
    assert.equal(pathname(next), pathname(accept))
    const unverified = await newcomer.get(next, { headers: HTML })
    assert.equal(unverified.headers.get('location'), '/email/verify')
    assert.deepEqual(await membersOf(id), [])

    await verify(email)
    const joined = await newcomer.get(next, { headers: HTML })
    assert.equal(joined.headers.get('location'), '/dashboard')
    assert.lengthOf(await membersOf(id), 1)
  })

  test('the link for newcomers knows who has an account and who is signed in', async ({
    assert,
  }) => {
    const owner = await signIn()
    const id = await makeTeam(owner)
    const { register, email, accept } = await invite(owner, id)
    const later = new Visitor()
    const form = {
      name: 'Grace',
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms: true,
    }
    await later.post('/register', form)
    const signedIn = await later.get(register, { headers: HTML })
    assert.equal(pathname(signedIn.headers.get('location')!), pathname(accept))

    const elsewhere = new Visitor()
    const led = await elsewhere.get(register, { headers: HTML })
    assert.equal(led.headers.get('location'), '/login')
    const login = await elsewhere.call('POST', '/login', {
      json: { email, password: PASSWORD },
      headers: INERTIA,
    })
    assert.equal(pathname(login.headers.get('location')!), pathname(accept))
  })

  test('a guest signs in first and comes back to the link', async ({ assert }) => {
    const owner = await signIn()
    const invited = await signIn()
    const id = await makeTeam(owner)
    const { accept } = await invite(owner, id, invited.user.email)
    const guest = new Visitor()
    const sent = await guest.get(accept, { headers: HTML })
    assert.equal(sent.headers.get('location'), '/login')
    const login = await guest.call('POST', '/login', {
      json: { email: invited.user.email, password: PASSWORD },
      headers: INERTIA,
    })
    const back = login.headers.get('location')!
    assert.equal((await guest.get(back, { headers: HTML })).headers.get('location'), '/dashboard')
    assert.lengthOf(await membersOf(id), 1)
  })
})

function pathname(path: string): string {
  return new URL(path, 'http://x').pathname
}
