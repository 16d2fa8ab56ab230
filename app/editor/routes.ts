import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { editorLimit } from './limits.js'

const EditorController = () => import('./controllers/editor_controller.js')
const EditorPicturesController = () => import('./controllers/editor_pictures_controller.js')
const EditImageController = () => import('./controllers/edit_image_controller.js')
const UpscalePictureController = () => import('./controllers/upscale_picture_controller.js')

router.get('/ai-editor', [EditorController, 'show']).as('ai.editor').use(middleware.auth())

router
  .group(() => {
    router.post('/edit-image', [EditImageController, 'store']).as('api.edit-image')
    router.post('/upscale-image', [UpscalePictureController, 'store']).as('api.upscale-image')
    router.post('/editor/pictures', [EditorPicturesController, 'store']).as('api.editor.pictures')
  })
  .prefix('/api')
  .use([middleware.auth(), editorLimit])
