import { PRODUCTS } from './screens.js'
import { testScreens } from './test_screens.js'

testScreens('Screens of products', ['assets', 'editor', 'imports', 'products'], PRODUCTS)
