/** The package names of a library in several distributions. */
interface SystemLibrary {
  /** Matches its headers, libraries, pkg-config modules and programs. */
  readonly pattern: RegExp
  readonly debian: string
  readonly fedora: string
  readonly alpine: string
}

const libraries: readonly SystemLibrary[] = [
  of(/^cairo|^cairo(?:-\w+)?\.h$/, {
    debian: 'libcairo2-dev',
    fedora: 'cairo-devel',
    alpine: 'cairo-dev',
  }),
  of(/^pixman/, { debian: 'libpixman-1-dev', fedora: 'pixman-devel', alpine: 'pixman-dev' }),
  of(/^pango/, { debian: 'libpango1.0-dev', fedora: 'pango-devel', alpine: 'pango-dev' }),
  of(/^(?:jpeglib\.h|libjpeg|jpeg$)/, {
    debian: 'libjpeg-dev',
    fedora: 'libjpeg-turbo-devel',
    alpine: 'libjpeg-turbo-dev',
  }),
  of(/^(?:gif_lib\.h|gif$)/, {
    debian: 'libgif-dev',
    fedora: 'giflib-devel',
    alpine: 'giflib-dev',
  }),
  of(/^(?:librsvg|rsvg)/, {
    debian: 'librsvg2-dev',
    fedora: 'librsvg2-devel',
    alpine: 'librsvg-dev',
  }),
  of(/^(?:png(?:conf)?\.h|libpng|png\d*$)/, {
    debian: 'libpng-dev',
    fedora: 'libpng-devel',
    alpine: 'libpng-dev',
  }),
  of(/^(?:libsecret|secret-1)/, {
    debian: 'libsecret-1-dev',
    fedora: 'libsecret-devel',
    alpine: 'libsecret-dev',
  }),
  of(/^(?:gssapi|krb5)/, { debian: 'libkrb5-dev', fedora: 'krb5-devel', alpine: 'krb5-dev' }),
  of(/^(?:libudev|udev)/, { debian: 'libudev-dev', fedora: 'systemd-devel', alpine: 'eudev-dev' }),
  of(/^(?:libusb|usb-1\.0)/, {
    debian: 'libusb-1.0-0-dev',
    fedora: 'libusb1-devel',
    alpine: 'libusb-dev',
  }),
  of(/^(?:alsa|asound)/, {
    debian: 'libasound2-dev',
    fedora: 'alsa-lib-devel',
    alpine: 'alsa-lib-dev',
  }),
  of(/^(?:X11\/extensions\/XTest|xtst|Xtst)/i, {
    debian: 'libxtst-dev',
    fedora: 'libXtst-devel',
    alpine: 'libxtst-dev',
  }),
  of(/^(?:X11\/extensions\/XI|xi$)/i, {
    debian: 'libxi-dev',
    fedora: 'libXi-devel',
    alpine: 'libxi-dev',
  }),
  of(/^(?:X11|x11)(?:\/|$)/, {
    debian: 'libx11-dev',
    fedora: 'libX11-devel',
    alpine: 'libx11-dev',
  }),
  of(/^(?:dns_sd|avahi)/, {
    debian: 'libavahi-compat-libdnssd-dev',
    fedora: 'avahi-compat-libdns_sd-devel',
    alpine: 'avahi-dev',
  }),
  of(/^(?:security\/pam|pam$)/, {
    debian: 'libpam0g-dev',
    fedora: 'pam-devel',
    alpine: 'linux-pam-dev',
  }),
  of(/^(?:gd\.h|gdlib|gd$)/, { debian: 'libgd-dev', fedora: 'gd-devel', alpine: 'gd-dev' }),
  of(/^(?:sodium|libsodium)/, {
    debian: 'libsodium-dev',
    fedora: 'libsodium-devel',
    alpine: 'libsodium-dev',
  }),
  of(/^(?:zmq|libzmq)/, { debian: 'libzmq3-dev', fedora: 'zeromq-devel', alpine: 'zeromq-dev' }),
  of(/^cups/, { debian: 'libcups2-dev', fedora: 'cups-devel', alpine: 'cups-dev' }),
  of(/^(?:Magick\+\+|ImageMagick)/, {
    debian: 'libmagick++-dev',
    fedora: 'ImageMagick-c++-devel',
    alpine: 'imagemagick-dev',
  }),
  of(/^(?:sql(?:ext|ucode)?\.h|odbc)/, {
    debian: 'unixodbc-dev',
    fedora: 'unixODBC-devel',
    alpine: 'unixodbc-dev',
  }),
  of(/^(?:openssl|ssl$|crypto$|libssl)/i, {
    debian: 'libssl-dev',
    fedora: 'openssl-devel',
    alpine: 'openssl-dev',
  }),
  of(/^(?:libpq|pg_config|pq$)/, {
    debian: 'libpq-dev',
    fedora: 'libpq-devel',
    alpine: 'libpq-dev',
  }),
  of(/^pcap/, { debian: 'libpcap-dev', fedora: 'libpcap-devel', alpine: 'libpcap-dev' }),
  of(/^(?:zlib|z$)/, { debian: 'zlib1g-dev', fedora: 'zlib-devel', alpine: 'zlib-dev' }),
  of(/^(?:unicode\/|icu)/, { debian: 'libicu-dev', fedora: 'libicu-devel', alpine: 'icu-dev' }),
  of(/^expat/, { debian: 'libexpat1-dev', fedora: 'expat-devel', alpine: 'expat-dev' }),
  of(/^vips/, { debian: 'libvips-dev', fedora: 'vips-devel', alpine: 'vips-dev' }),
  of(/^bluetooth/, { debian: 'libbluetooth-dev', fedora: 'bluez-libs-devel', alpine: 'bluez-dev' }),
  of(/^(?:GL|gl$)(?:\/|$)/, {
    debian: 'libgl-dev',
    fedora: 'mesa-libGL-devel',
    alpine: 'mesa-dev',
  }),
  of(/^(?:libxml2?|xml2|libxml\/)/, {
    debian: 'libxml2-dev',
    fedora: 'libxml2-devel',
    alpine: 'libxml2-dev',
  }),
  of(/^(?:mysql|mariadb)/, {
    debian: 'libmariadb-dev',
    fedora: 'mariadb-connector-c-devel',
    alpine: 'mariadb-connector-c-dev',
  }),
  of(/^(?:curl)/, { debian: 'libcurl4-openssl-dev', fedora: 'libcurl-devel', alpine: 'curl-dev' }),
  of(/^(?:opencv)/, { debian: 'libopencv-dev', fedora: 'opencv-devel', alpine: 'opencv-dev' }),
  of(/^(?:glib|gobject|gio-)/, {
    debian: 'libglib2.0-dev',
    fedora: 'glib2-devel',
    alpine: 'glib-dev',
  }),
  of(/^(?:libsystemd|systemd\/)/, {
    debian: 'libsystemd-dev',
    fedora: 'systemd-devel',
    alpine: 'elogind-dev',
  }),
  of(/^(?:dbus)/, { debian: 'libdbus-1-dev', fedora: 'dbus-devel', alpine: 'dbus-dev' }),
  of(/^(?:snappy)/, { debian: 'libsnappy-dev', fedora: 'snappy-devel', alpine: 'snappy-dev' }),
  of(/^(?:linux\/|asm\/)/, {
    debian: 'linux-libc-dev',
    fedora: 'kernel-headers',
    alpine: 'linux-headers',
  }),
  of(/^(?:pkg-config)$/, { debian: 'pkg-config', fedora: 'pkgconf-pkg-config', alpine: 'pkgconf' }),
]

interface OfRequest {
  readonly debian: string
  readonly fedora: string
  readonly alpine: string
}

function of(pattern: RegExp, { debian, fedora, alpine }: OfRequest): SystemLibrary {
  return { pattern, debian, fedora, alpine }
}

/**
 * What installs a library, in one line: `libcairo2-dev (Debian), cairo-devel (Fedora) or cairo-dev (Alpine)`.
 *
 * @param missing - a header as it is included, a library as it is linked, or a module of pkg-config
 * @returns `null` when it is unknown
 */
export function systemPackages(missing: string): string | null {
  const foundLibrary = libraries.find(({ pattern }) => pattern.test(missing))
  return foundLibrary === undefined
    ? null
    : `${foundLibrary.debian} (Debian), ${foundLibrary.fedora} (Fedora) or ${foundLibrary.alpine} (Alpine)`
}
