/** Who a newcomer signs in as; never made in production. */
export const DEMO_MERCHANT = {
  name: 'Demo Merchant',
  email: 'demo@vitrine.localhost',
  password: 'demo-merchant',
}
