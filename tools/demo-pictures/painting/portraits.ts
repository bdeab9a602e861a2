interface Person {
  wall: [string, string];
  skin: [string, string];
  jacket: [string, string];
  /** Drawn over the head: a helmet, or a cap with the hair that shows under it. */
  top: string;
  behind: string;
}

/** A courier from the shoulders up, without facial features: no real person. */
const portrait = (p: Person) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">
<defs>
  <radialGradient id="wall" cx=".36" cy=".28" r=".95"><stop offset="0" stop-color="${p.wall[0]}"/><stop offset="1" stop-color="${p.wall[1]}"/></radialGradient>
  <linearGradient id="skin" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${p.skin[0]}"/><stop offset="1" stop-color="${p.skin[1]}"/></linearGradient>
  <linearGradient id="jacket" x1="0" y1="0" x2="1" y2=".9"><stop offset="0" stop-color="${p.jacket[0]}"/><stop offset="1" stop-color="${p.jacket[1]}"/></linearGradient>
  <linearGradient id="shine" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
  <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
  <filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
  <clipPath id="face"><path d="M292 300c0-84 48-128 108-128s108 44 108 128c0 96-46 172-108 172s-108-76-108-172z"/></clipPath>
</defs>
<rect width="800" height="800" fill="url(#wall)"/>
<path d="M210 840c0-190 60-300 250-300s300 120 300 300z" fill="#2a1a10" opacity=".35" filter="url(#soft)"/>
<circle cx="436" cy="350" r="165" fill="#2a1a10" opacity=".28" filter="url(#soft)"/>
${p.behind}
<path d="M344 420h112v150c0 40-112 40-112 0z" fill="${p.skin[1]}"/>
<path d="M344 452c30 34 82 34 112 0v40c-30 26-82 26-112 0z" fill="#3a1d10" opacity=".3" filter="url(#near)"/>
<path d="M110 830c0-170 60-262 222-292 34 52 102 52 136 0 162 30 222 122 222 292z" fill="url(#jacket)"/>
<path d="M332 538c34 52 102 52 136 0l26 10c-24 78-164 78-188 0z" fill="#1f1a17" opacity=".35"/>
<path d="M400 590v240" stroke="#1f1a17" stroke-opacity=".45" stroke-width="7"/>
<path d="M206 600c40 60 58 140 60 230h-34c-2-90-18-160-50-212zM594 600c-40 60-58 140-60 230h34c2-90 18-160 50-212z" fill="#f4ead6" opacity=".85"/>
<path d="M292 300c0-84 48-128 108-128s108 44 108 128c0 96-46 172-108 172s-108-76-108-172z" fill="url(#skin)"/>
<g clip-path="url(#face)"><path d="M430 140c120 40 120 300-30 350 140 20 180-140 160-250z" fill="#3a1d10" opacity=".22" filter="url(#near)"/><path d="M270 262h260v40H270z" fill="#2a140a" opacity=".3" filter="url(#near)"/></g>
${p.top}
</svg>`;

const HELMET = `<path d="M262 292c-10-130 56-196 138-196s148 66 138 196c-10 14-26 18-40 10-58-30-138-30-196 0-14 8-30 4-40-10z" fill="#d8452b"/>
<path d="M262 292c-10-130 56-196 138-196s148 66 138 196c-10 14-26 18-40 10-58-30-138-30-196 0-14 8-30 4-40-10z" fill="url(#shine)"/>
<path d="M374 98h52l10 182c-24-4-48-4-72 0z" fill="#f4ead6" opacity=".9"/>
<path d="M286 306c14 120 40 168 114 184 74-16 100-64 114-184" fill="none" stroke="#2b2320" stroke-width="11"/>`;

const CAP = `<path d="M284 330c-22-150 30-214 116-214s138 64 116 214c-12-60-30-92-116-92s-104 32-116 92z" fill="#4a2a18"/>
<path d="M274 252c0-110 56-152 126-152s126 42 126 152c-70-30-182-30-252 0z" fill="#2f4d6a"/>
<path d="M274 252c0-110 56-152 126-152s126 42 126 152c-70-30-182-30-252 0z" fill="url(#shine)"/>
<path d="M268 254c70-40 194-40 264 0 8 20-4 30-22 24-66-26-154-26-220 0-18 6-30-4-22-24z" fill="#22384f"/>
<circle cx="400" cy="176" r="26" fill="#f4ead6"/><path d="M386 182c4-18 16-24 30-22-2 16-12 26-30 22z" fill="#d8452b"/>`;

export const portraits: Record<string, string> = {
  courier: portrait({
    wall: ['#e9c48f', '#b9773f'],
    skin: ['#eec09a', '#c58a62'],
    jacket: ['#4a6a58', '#2b4236'],
    top: HELMET,
    behind: '',
  }),
  'courier-attached': portrait({
    wall: ['#a9c0b4', '#5f7f74'],
    skin: ['#f3cdaa', '#cf9a73'],
    jacket: ['#c9603a', '#8f3a1e'],
    top: CAP,
    behind:
      '<path d="M286 260c-40 130-36 250-10 330 40 30 84 10 84-40V300h80v250c0 50 44 70 84 40 26-80 30-200-10-330z" fill="#4a2a18"/>',
  }),
};
