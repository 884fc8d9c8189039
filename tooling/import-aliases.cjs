// The path aliases in the form that dependency-cruiser reads; `cwd` lets the rules' own test use a planted tree.
const path = require('node:path');

const rooms = { '@server': 'server', '@web': 'web', '@domain': 'domain', '@migrations': 'migrations' };

module.exports = {
  resolve: {
    alias: Object.fromEntries(Object.entries(rooms).map(([alias, folder]) => [alias, path.resolve(folder)])),
  },
};
