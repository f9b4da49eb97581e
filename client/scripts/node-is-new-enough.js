// Exits with 0 if this Node can build the client; "engines" in package.json says the same for npm.
const [major, minor] = process.versions.node.split(".").map(Number);
const isNewEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
process.exit(isNewEnough ? 0 : 1);
