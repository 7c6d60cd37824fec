/** Grounds that the pictures of the first page share. Ids begin with `ground-`. */
export function Grounds() {
  return (
    <svg class="grounds" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id="ground-fields"
          width="260"
          height="220"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-14)"
        >
          <path fill="#dedcae" d="M0 0h260v220H0z" />
          <path fill="#e9dfb6" d="M0 0h92v64H0zM150 60h70v58h-70zM40 150h84v70H40z" />
          <path fill="#cfd49a" d="M92 0h64v48H92zM0 64h58v86H0zM196 150h64v40h-64z" />
          <path fill="#e6d3a3" d="M156 0h60v60h-60zM58 92h92v58H58z" />
          <path fill="#eee6c6" d="M216 0h44v96h-44zM124 150h72v44h-72zM58 64h46v28H58z" />
          <path
            class="ground-plough"
            d="M156 8h60M156 16h60M156 24h60M156 32h60M156 40h60M156 48h60M48 150v70M56 150v70M64 150v70M72 150v70M80 150v70M88 150v70M96 150v70M104 150v70M112 150v70"
          />
          <path
            class="ground-hedge"
            d="M0 64h92V0M92 48h64V0M156 60h60M58 64v86h92V92H58M150 60v58h70M0 150h260M40 150v70M124 150v70M196 150v40h64M216 0v96h44"
          />
        </pattern>
        <pattern id="ground-wood" width="22" height="20" patternUnits="userSpaceOnUse">
          <path fill="#6f8f4e" d="M0 0h22v20H0z" />
          <g fill="#4f6e38">
            <circle cx="6.5" cy="7" r="5" />
            <circle cx="17" cy="16" r="5" />
          </g>
          <g fill="#7f9e5b">
            <circle cx="5.5" cy="5.5" r="4.6" />
            <circle cx="16" cy="14.5" r="4.6" />
          </g>
        </pattern>
        <pattern id="ground-fir" width="26" height="24" patternUnits="userSpaceOnUse">
          <path fill="#8ca596" d="M0 0h26v24H0z" />
          <path fill="#4e6b5d" d="M7 1l5 9H2zM20 12l5 9h-10z" />
          <path fill="#dce7e1" d="M7 1L2 10h2.5zM20 12l-5 9h2.5z" />
        </pattern>
      </defs>
    </svg>
  )
}
