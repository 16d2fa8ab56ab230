import { BUSINESS } from './screens.js'
import { testScreens } from './test_screens.js'

testScreens(
  'Screens of business',
  ['affiliates', 'api', 'billing', 'mail', 'teams', 'webhooks'],
  BUSINESS
)
