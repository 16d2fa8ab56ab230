import router from '@adonisjs/core/services/router'
import { generationLimit } from '#app/work/limits'
import { middleware } from '#start/kernel'
import { batchLimit } from './limits.js'

const BatchesController = () => import('./controllers/batches_controller.js')
const BatchRunsController = () => import('./controllers/batch_runs_controller.js')
const BatchSheetsController = () => import('./controllers/batch_sheets_controller.js')
const BatchReelsController = () => import('./controllers/batch_reels_controller.js')
const RecipesController = () => import('./controllers/recipes_controller.js')
const RecipeFilesController = () => import('./controllers/recipe_files_controller.js')

router
  .group(() => {
    router.get('/batches', [BatchesController, 'index']).as('batches.index')
    router.get('/batches/new', [BatchesController, 'create']).as('batches.create')
    router.post('/batches', [BatchesController, 'store']).as('batches.store').use(batchLimit)
    router.get('/batches/:batch', [BatchesController, 'show']).as('batches.show')
    router.delete('/batches/:batch', [BatchesController, 'destroy']).as('batches.destroy')
    router
      .get('/batches/:batch/results.zip', [BatchSheetsController, 'results'])
      .as('batches.results')
    router
      .post('/batches/:batch/reels', [BatchReelsController, 'store'])
      .as('batches.reels')
      .use(generationLimit)

    router.get('/recipes', [RecipesController, 'index']).as('recipes.index')
    router.get('/recipes/new', [RecipesController, 'create']).as('recipes.create')
    router.post('/recipes', [RecipesController, 'store']).as('recipes.store')
    router.post('/recipes/import', [RecipeFilesController, 'store']).as('recipes.import')
    router.get('/recipes/:recipe', [RecipesController, 'edit']).as('recipes.edit')
    router.put('/recipes/:recipe', [RecipesController, 'update']).as('recipes.update')
    router.delete('/recipes/:recipe', [RecipesController, 'destroy']).as('recipes.destroy')
    router.get('/recipes/:recipe/file', [RecipeFilesController, 'show']).as('recipes.export')
  })
  .use(middleware.auth())

router
  .group(() => {
    router.get('/batches/:batch/rows', [BatchSheetsController, 'rows']).as('batches.rows')
    router.get('/batches/:batch/items/:item', [BatchSheetsController, 'item']).as('batches.item')
    router.post('/batches/:batch/pause', [BatchRunsController, 'pause']).as('batches.pause')
    router.post('/batches/:batch/resume', [BatchRunsController, 'resume']).as('batches.resume')
    router.post('/batches/:batch/cancel', [BatchRunsController, 'cancel']).as('batches.cancel')
    router.post('/batches/:batch/retry', [BatchRunsController, 'retry']).as('batches.retry')
  })
  .prefix('/api')
  .use(middleware.auth())
