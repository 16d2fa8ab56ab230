import { test } from '@japa/runner'
import { faultOf } from '#tests/fuzz/fuzz'

test('of what is sent at random every error of the server is a fault, but to be full and say until when', ({
  assert,
}) => {
  for (const status of [500, 501, 502, 599]) assert.match(faultOf(status, true, '')!, /^5/)
  assert.match(faultOf(503, false, '')!, /^503/)
  assert.isNull(faultOf(503, true, ''))
  assert.isNull(faultOf(422, false, ''))
  assert.equal(faultOf('hung', false, ''), 'no answer')
  assert.equal(faultOf(404, false, 'at run (/srv/app.js:1:2)')?.slice(0, 5), 'tells')
})
