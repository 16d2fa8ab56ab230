import { test } from '@japa/runner'
import { signIn } from '#tests/support/sign_in'
import { invite, makeTeam, membersOf } from '#tests/support/team'

const HTML = { accept: 'text/html', referer: '' }

test.group('An invitation whose link is opened', () => {
  test('again by its member leads to the team', async ({ assert }) => {
    const owner = await signIn()
    const invited = await signIn()
    const id = await makeTeam(owner)
    const { accept, register } = await invite(owner, id, invited.user.email)
    await invited.get(accept, { headers: HTML })
    await invited.visit('/dashboard')
    const again = await invited.get(accept, { headers: HTML })
    assert.equal(again.status, 302)
    assert.equal(again.headers.get('location'), `/teams/${id}`)
    const { props } = await invited.visit(`/teams/${id}`)
    assert.equal(props.flash.banner, 'You are in the Studio North team already.')
    const registering = await invited.get(register, { headers: HTML })
    assert.equal(registering.headers.get('location'), accept)
    assert.equal((await (await signIn()).get(accept, { headers: HTML })).status, 404)
  })

  test('by another account says whose it is and leads to the other one', async ({ assert }) => {
    const owner = await signIn()
    const invited = await signIn()
    const other = await signIn()
    const id = await makeTeam(owner)
    const { accept } = await invite(owner, id, invited.user.email)
    const { component, props, response } = await other.visit(accept)
    assert.equal(component, 'teams/invitation_of_other')
    const [first] = invited.user.email
    assert.equal(props.invited, `${first}•••@${invited.user.email.split('@')[1]}`)
    assert.notInclude(JSON.stringify(props), invited.user.email)
    assert.equal(props.email, other.user.email)
    assert.equal(props.next, accept)
    assert.equal(response.status, 200)
    assert.deepEqual(await membersOf(id), [])

    const left = await other.call('POST', '/logout', {
      form: formOf({ next: accept }),
      headers: HTML,
    })
    assert.equal(left.headers.get('location'), accept)
    const asked = await other.get(accept, { headers: HTML })
    assert.equal(asked.headers.get('location'), '/login')
    assert.equal((await other.get(accept)).status, 401)
  })
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
