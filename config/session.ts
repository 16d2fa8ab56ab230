import { secureCookies } from '#config/app'
import { databaseSessionStore } from '#app/accounts/sessions/session_store'
import { defineConfig } from '@adonisjs/session'

export const SESSION_COOKIE = 'vitrine_session'

export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: '2h',
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: 'database',
  stores: { database: databaseSessionStore },
})
