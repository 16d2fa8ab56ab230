import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { findCredentials, type FoundCredentials } from '#tests/support/credentials'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { FIDELITY, LABEL, PLAYS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

async function merchantWithPicture() {
  const visitor = await signIn(await createSubscriber({ image: 20, video: 3 }))
  const productId = await trainProduct(visitor)
  const { props } = await visitor.visit(`/products/${productId}`)
  const made = await visitor.post(`/api/generate/${productId}`, { prompt: 'a secret recipe' })
  const { images } = await made.json()
  return { visitor, productId, image: images[0], photo: props.product.input_images[0] }
}

async function fileAt(visitor: Visitor, path: string): Promise<Buffer> {
  const response = await visitor.get(path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

async function answerOf(response: Response) {
  const answer = await response.json()
  if (response.status !== 200) throw new Error(JSON.stringify(answer))
  return answer
}

const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex')

const summary = (found: FoundCredentials | null) =>
  found && { isValid: found.isValid, actions: found.actions, ingredients: found.ingredients }

test.group('Content credentials of what a merchant saves', () => {
  test('every kind of picture carries them, with the file that it was made of', async ({
    assert,
  }) => {
    const { visitor, productId, image, photo } = await merchantWithPicture()
    const photoHash = sha256(await fileAt(visitor, photo.path))
    const file = await fileAt(visitor, `${image.path}/download`)
    const ofPhoto = { title: 'Photo', sha256: photoHash, hasCredentials: false }
    const ofPicture = {
      title: 'Picture',
      relationship: 'parentOf',
      sha256: sha256(file),
      hasCredentials: true,
    }
    assert.deepEqual(summary(await findCredentials(file)), {
      isValid: true,
      actions: ['c2pa.created', 'c2pa.placed'],
      ingredients: [{ ...ofPhoto, relationship: 'componentOf' }],
    })
    assert.notInclude(file.toString('latin1'), 'secret')

    const before = `/api/model/${productId}/image/${photo.id}`
    const onStone = await answerOf(await visitor.post(`${before}/background`, { prompt: 'stone' }))
    assert.deepEqual(
      summary(await findCredentials(await fileAt(visitor, onStone.images[0].path))),
      {
        isValid: true,
        actions: ['c2pa.created', 'c2pa.placed'],
        ingredients: [{ ...ofPhoto, relationship: 'componentOf' }],
      }
    )

    const enlarged = await answerOf(
      await visitor.post(`/api/products/${productId}/upscale-image`, { image_url: image.path })
    )
    assert.deepEqual(summary(await findCredentials(await fileAt(visitor, enlarged.aiImage.path))), {
      isValid: true,
      actions: ['c2pa.opened', 'c2pa.resized'],
      ingredients: [ofPicture],
    })

    const changed = await answerOf(
      await visitor.post('/api/edit-image', { image: image.path, prompt: 'brighter' })
    )
    assert.deepEqual(summary(await findCredentials(await fileAt(visitor, changed.image.path))), {
      isValid: true,
      actions: ['c2pa.opened', 'c2pa.edited'],
      ingredients: [ofPicture],
    })

    const cut = await answerOf(await visitor.post(`${before}/no-background`, {}))
    assert.deepEqual(summary(await findCredentials(await fileAt(visitor, cut.image_url))), {
      isValid: true,
      actions: ['c2pa.opened', 'c2pa.edited'],
      ingredients: [{ ...ofPhoto, relationship: 'parentOf' }],
    })
  })

  test('other forms of a picture carry them, and those of the picture', async ({ assert }) => {
    const { visitor, image } = await merchantWithPicture()
    const form = `/api/images/${image.id}/file?format`
    assert.equal((await findCredentials(await fileAt(visitor, `${form}=png`)))!.manifests, 1)
    for (const format of ['jpeg', 'webp']) {
      const found = await findCredentials(await fileAt(visitor, `${form}=${format}`))
      assert.deepInclude(found, { isValid: true, actions: ['c2pa.opened', 'c2pa.converted'] })
      assert.equal(found!.manifests, 2)
    }
    const exported = `/exports/download?images=${image.id}&targets=instagram.post`
    const found = await findCredentials(await fileAt(visitor, exported))
    assert.deepInclude(found, { isValid: true, actions: ['c2pa.opened', 'c2pa.edited'] })
    assert.isTrue(found!.ingredients[0]!.hasCredentials)
  })

  test('films and their exports carry them', async ({ assert }) => {
    const { visitor, productId, image } = await merchantWithPicture()
    const { video } = await answerOf(
      await visitor.post('/api/generate-video', {
        image_url: image.path,
        prompt: `zoom in, ${PLAYS}`,
        duration: '5',
        ai_model_id: productId,
      })
    )
    const film = await findCredentials(await fileAt(visitor, video.path))
    assert.deepInclude(film, { isValid: true, actions: ['c2pa.created', 'c2pa.placed'] })
    assert.isTrue(film!.ingredients[0]!.hasCredentials)
    const { url } = await answerOf(
      await visitor.post(`/api/videos/${video.id}/export`, { format: 'square' })
    )
    const found = await findCredentials(await fileAt(visitor, url))
    assert.deepInclude(found, { isValid: true, actions: ['c2pa.opened', 'c2pa.transcoded'] })
    assert.deepInclude(found!.ingredients[0], { title: 'Film', hasCredentials: true })
  })

  test('are shown to those who may see the file: what they say, and whether they hold', async ({
    assert,
  }) => {
    const { visitor, image, photo } = await merchantWithPicture()
    const { id } = image.picture
    const path = `/api/media/${id}/credentials`
    const { credentials } = await answerOf(await visitor.get(path))
    assert.deepInclude(credentials, {
      is_valid: true,
      is_changed: false,
      made_with: 'Vitrine 0.1.0',
      engine: 'local engine of Vitrine 0.1.0',
      source_type: 'composite',
      is_signed_here: true,
      delta_e: FIDELITY.deltaE,
      ssim: FIDELITY.ssim,
      label: LABEL,
    })
    assert.lengthOf(credentials.sources, 1)
    assert.match(credentials.signed_by, /^Vitrine installation/)
    assert.equal((await (await signIn()).get(path)).status, 404)
    const ofPhoto = await visitor.get(`/api/media/${photo.picture.id}/credentials`)
    assert.deepEqual(await ofPhoto.json(), { credentials: null })

    const { disk_key: key } = await db.from('media').where('id', id).firstOrFail()
    const file = Buffer.from(await drive.use().getBytes(key))
    file[file.length - 20]! ^= 1
    await drive.use().put(key, file)
    const changed = await answerOf(await visitor.get(path))
    assert.deepInclude(changed.credentials, { is_valid: false, is_changed: true })
  })
})
