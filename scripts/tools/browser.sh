#!/bin/sh
# Unpacks a Chromium that needs no root and brings the system's libraries along: browser.sh FOLDER VERSION
set -eu
folder=$1
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" "@sparticuz/chromium@$2"
mkdir -p "$folder/bin" "$folder/fonts.cache"
# It unpacks into the folder for temporary files.
TMPDIR=$folder/bin node --input-type=module -e '
  const [, folder] = process.argv
  const packed = `${folder}/node_modules/@sparticuz/chromium`
  const { inflate } = await import(`file://${packed}/build/lambdafs.js`)
  for (const name of ["chromium.br", "fonts.tar.br", "al2023.tar.br"]) await inflate(`${packed}/bin/${name}`)
' "$folder"
cat > "$folder/fonts.conf" <<END
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$folder/bin/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>$folder/fonts.cache</cachedir></fontconfig>
END
rm -r "$folder/node_modules/@sparticuz/chromium/bin"
