import type { Picture } from '#app/engines/engine'
import { findMask } from '../queries/find_mask.js'
import { findOrigin, type PictureOrigin } from '../queries/find_origin.js'
import { makePictures } from './make_pictures.js'
import type { Work } from '#app/work/kinds/outcome'

/** A picture changed as an instruction says; what is made refers to the photo that it originally comes from. */
export const edit: Work<'edit'> = async (generation, params, engine, context) => {
  const { mediaId, prompt, shapeWay, task, count = 1, seed, productMediaId } = params
  const { areaMediaId: area = null } = params
  const [mask, { origin: before }] = await Promise.all([
    productMediaId ?? findMask(mediaId),
    findOrigin(mediaId),
  ])
  return makePictures(
    generation,
    {
      productId: null,
      prompts: new Array<string>(count).fill(prompt),
      make: (group, part) =>
        engine.edit(
          {
            picture: mediaId,
            mask,
            area,
            instruction: prompt,
            shapeWay,
            task,
            count: group.count,
            seed,
          },
          part
        ),
      originOf: (picture) => originAfter(picture, before),
      changedFrom: mediaId,
      editorSource: mediaId,
    },
    context
  )
}

function originAfter({ seed, scene, photoId }: Picture, before: PictureOrigin): PictureOrigin {
  return {
    seed,
    scene: scene ?? before.scene,
    sourcePhotoId: photoId ?? before.sourcePhotoId,
    maskMediaId: null,
  }
}
