import './errors.js'
