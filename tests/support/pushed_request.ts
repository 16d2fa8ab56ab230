import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'

/** A POST from an address, without a server, whose body is pushed as it comes. */
export function pushedRequest(address: string, headers: Record<string, string> = {}) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  const req = new IncomingMessage(socket)
  Object.assign(req, { method: 'POST', url: '/' })
  Object.assign(req.headers, headers)
  const request = new RequestFactory().merge({ req }).create()
  return { req, request, ctx: new HttpContextFactory().merge({ request }).create() }
}
