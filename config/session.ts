import { secureCookies } from '#config/app'
import { databaseSessionStore } from '#app/accounts/session_store'
import { defineConfig } from '@adonisjs/session'

export default defineConfig({
  enabled: true,
  cookieName: 'vitrine_session',
  clearWithBrowser: false,
  age: '2h',
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: 'database',
  stores: { database: databaseSessionStore },
})
